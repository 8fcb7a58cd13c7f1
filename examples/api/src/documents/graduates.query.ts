import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import {
  columnsOf,
  documentPersonColumns,
  titlePersonColumns,
} from '../platform/database/tables/person-columns.ts';

/** Applications with everything that their documents say before the issue, without blocked ones. */
export function selectGraduates(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .leftJoin('degree_titles as d', (join) =>
      join.onRef('d.career_id', '=', 'a.career_id').onRef('d.gender_id', '=', 'a.gender_id'),
    )
    .select(['a.ceremony_id', 'ceremonies.name as ceremony_name', 'ceremonies.ceremony_date'])
    .select(['ceremonies.ceremony_location', 'a.career_id', 'careers.name as career_name'])
    .select(['careers.faculty_id', 'faculties.name as faculty_name'])
    .select('d.title_name as degree_title')
    .select(columnsOf('a', titlePersonColumns))
    .select(columnsOf('a', documentPersonColumns))
    .where('a.restriction', 'is', null);
}
