import { joinPersonName } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type DocumentGraduate, nameOf } from './document-values.ts';

/** The most names that are compared. */
const mostRead = 5000;

/**
 * The graduates of a ceremony whose names are the hardest to print: the longest, the most unusual, the shortest. Without
 * a ceremony, of the latest one with applications.
 */
export async function readSampleGraduates(
  kysely: Kysely<Schema>,
  ceremonyId: number | undefined,
): Promise<readonly DocumentGraduate[]> {
  const id = ceremonyId ?? (await readLatestCeremony(kysely));
  if (id === undefined) return [];
  const graduates = await selectGraduates(kysely, id);
  const byLength = graduates.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const strangest = graduates.toSorted((a, b) => strangenessOf(b) - strangenessOf(a))[0];
  return [...new Set([byLength[0], strangest, byLength.at(-1)])].filter(
    (graduate) => graduate !== undefined,
  );
}

async function readLatestCeremony(kysely: Kysely<Schema>): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('applications as a')
    .innerJoin('ceremonies as c', 'c.id', 'a.ceremony_id')
    .where('a.restriction', 'is', null)
    .where('a.status', '<>', 'RECHAZADA')
    .select('c.id')
    .orderBy('c.ceremony_date', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

function selectGraduates(kysely: Kysely<Schema>, ceremonyId: number) {
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
    .select(['faculties.name as faculty_name', 'a.gender_id', 'd.title_name as degree_title'])
    .select(['a.identification_type', 'a.id_number', 'a.first_name', 'a.middle_name'])
    .select(['a.third_name', 'a.last_name', 'a.second_last_name'])
    .select(['a.date_of_birth', 'a.place_of_birth'])
    .where('a.ceremony_id', '=', ceremonyId)
    .where('a.restriction', 'is', null)
    .where('a.status', '<>', 'RECHAZADA')
    .orderBy('a.id')
    .limit(mostRead)
    .execute();
}

function lengthOf(graduate: DocumentGraduate): number {
  return joinPersonName(nameOf(graduate)).length;
}

/** The number of characters beyond those of Spanish names; of equal ones the longer name counts. */
function strangenessOf(graduate: DocumentGraduate): number {
  const name = joinPersonName(nameOf(graduate));
  const unusual = name.replaceAll(/[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]/g, '').length;
  return unusual * 1000 + name.length;
}
