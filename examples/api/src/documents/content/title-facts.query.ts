import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import {
  columnsOf,
  documentPersonColumns,
  titlePersonColumns,
} from '#platform/database/tables/person-columns.ts';

/** Issued titles with everything that an issue seals, as titles, applications and ceremonies are now. */
export function selectTitleFacts(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('issued_titles as t')
    .innerJoin('ceremonies', 'ceremonies.id', 't.ceremony_id')
    .innerJoin('applications as a', 'a.id', 't.application_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .select(['t.id', 't.ceremony_id', 't.application_code', 'a.restriction'])
    .select(columnsOf('t', titlePersonColumns))
    .select(columnsOf('a', documentPersonColumns))
    .select(['t.career_name', 't.faculty_name', 't.ceremony_name'])
    .select(['t.ceremony_date', 't.issue_date', 't.degree_title', 't.predecessor_id'])
    .select(['t.record_registry', 't.assigned_registry', 't.folio_registry'])
    .select(['ceremonies.ceremony_location', 'a.career_id', 'careers.faculty_id']);
}

export type TitleFacts = Awaited<
  ReturnType<ReturnType<typeof selectTitleFacts>['execute']>
>[number];
