import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/** Applications with everything that their titles will say, and the id of the title once it is issued. */
export function selectGraduates(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies', 'ceremonies.id', 'a.ceremony_id')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .leftJoin('degree_titles as d', (join) =>
      join.onRef('d.career_id', '=', 'a.career_id').onRef('d.gender_id', '=', 'a.gender_id'),
    )
    .select([
      'a.id',
      'a.application_code',
      'a.status',
      'a.gender_id',
      'a.ceremony_id',
      'a.career_id',
    ])
    .select(['a.date_of_birth', 'a.place_of_birth'])
    .select(['a.identification_type', 'a.id_number', 'a.first_name', 'a.middle_name'])
    .select(['a.third_name', 'a.last_name', 'a.second_last_name', 'd.title_name as degree_title'])
    .select(['careers.name as career_name', 'faculties.name as faculty_name'])
    .select(['ceremonies.name as ceremony_name', 'ceremonies.ceremony_date'])
    .select(['ceremonies.ceremony_location', 'ceremonies.status as ceremony_status'])
    .select((from) =>
      from
        .selectFrom('issued_titles')
        .select('issued_titles.id')
        .whereRef('issued_titles.application_id', '=', 'a.id')
        .limit(1)
        .as('title_id'),
    )
    .where('a.restriction', 'is', null);
}

export type Graduate = Awaited<ReturnType<ReturnType<typeof selectGraduates>['execute']>>[number];
