import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Issued titles with their sealed content, in the order of the register. */
export function selectPrintedTitles(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('issued_titles as t')
    .innerJoin('title_contents as c', 'c.title_id', 't.id')
    .leftJoin('title_codes as k', 'k.title_id', 't.id')
    .leftJoin('issued_titles as p', 'p.id', 't.predecessor_id')
    .select(['t.id', 't.ceremony_id', 't.application_code', 't.ceremony_date'])
    .select(['t.record_registry', 't.predecessor_id', 'k.code', 'c.content', 'c.birth'])
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
