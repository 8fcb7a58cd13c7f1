import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import {
  columnsOf,
  documentPersonColumns,
  titlePersonColumns,
} from '../platform/database/tables/person-columns.ts';

/** Issued titles with everything that documents say about them, in the order of the register. */
export function selectPrintedTitles(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('issued_titles as t')
    .innerJoin('ceremonies', 'ceremonies.id', 't.ceremony_id')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .leftJoin('title_codes as k', 'k.title_id', 't.id')
    .leftJoin('issued_titles as p', 'p.id', 't.predecessor_id')
    .select(['t.id', 't.ceremony_id', 't.application_code'])
    .select(columnsOf('t', titlePersonColumns))
    .select(columnsOf('a', documentPersonColumns))
    .select(['t.career_name', 't.faculty_name', 't.ceremony_name'])
    .select(['t.ceremony_date', 't.issue_date', 't.degree_title', 't.predecessor_id'])
    .select(['t.record_registry', 't.assigned_registry', 't.folio_registry', 't.record_place'])
    .select(['ceremonies.ceremony_location', 'a.career_id', 'k.code'])
    .select(['p.record_registry as former_record', 'p.assigned_registry as former_assigned'])
    .select('p.folio_registry as former_folio')
    .orderBy('t.ceremony_date')
    .orderBy('t.ceremony_id')
    .orderBy('t.record_place');
}

export type PrintedTitle = Awaited<
  ReturnType<ReturnType<typeof selectPrintedTitles>['execute']>
>[number];

/** The corrections of titles, in the order in which they were entered. */
export async function readEntries(kysely: Kysely<Schema>, titleIds: readonly number[]) {
  if (titleIds.length === 0) return [];
  return kysely
    .selectFrom('title_entries')
    .select(['title_id', 'kind', 'replacing_title_id', 'former_name_hidden', 'resolution_number'])
    .select(['resolution_date', 'resolution_body', 'resolution_reason'])
    .where((where) =>
      where.or([where('title_id', 'in', titleIds), where('replacing_title_id', 'in', titleIds)]),
    )
    .orderBy('id')
    .execute();
}

/** One of these corrections. */
export type PrintedEntry = Awaited<ReturnType<typeof readEntries>>[number];
