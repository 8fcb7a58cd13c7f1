import { parseRegistryNumber } from 'birrete/rules';
import type { CeremonyRow, DemoUniversity, TitleRow } from 'birrete/testing';
import type { Kysely } from 'kysely';
import { inChunks } from '../database/in-chunks.ts';
import type { Schema } from '../database/schema.ts';
import { type Ids, idOf } from './demo-ids.ts';

/** Stores the demo titles with their copied names and their positions in the three series. */
export async function insertDemoTitles(
  trx: Kysely<Schema>,
  university: DemoUniversity,
  ids: { ceremonies: Ids; applications: Ids },
): Promise<void> {
  const describe = titleDescriber(university);
  await inChunks(university.titles, (chunk) =>
    trx
      .insertInto('issued_titles')
      .values(
        chunk.map(({ id: _, ...title }) => {
          const { ceremony_id, ...frozen } = describe(title);
          return {
            ...title,
            ...frozen,
            application_id: idOf(ids.applications, title.application_id),
            ceremony_id: idOf(ids.ceremonies, ceremony_id),
            created_at: new Date(title.created_at),
            updated_at: new Date(title.updated_at),
          };
        }),
      )
      .returning('id')
      .execute(),
  );
}

function titleDescriber(university: DemoUniversity) {
  const applications = indexById(university.applications);
  const ceremonies = indexById(university.ceremonies);
  const careers = indexById(university.careers);
  const faculties = indexById(university.faculties);
  return (title: Omit<TitleRow, 'id'>) => {
    const application = found(applications, title.application_id);
    const ceremony = found(ceremonies, application.ceremony_id);
    const career = found(careers, application.career_id);
    return {
      ceremony_id: ceremony.id,
      application_code: application.application_code,
      identification_type: application.identification_type,
      id_number: application.id_number,
      first_name: application.first_name,
      middle_name: application.second_name,
      third_name: application.third_name,
      last_name: application.last_name,
      second_last_name: application.second_last_name,
      career_name: career.name,
      faculty_name: found(faculties, career.faculty_id).name,
      ceremony_name: ceremony.name,
      ceremony_date: ceremony.ceremony_date,
      ...placesOf(title, ceremony),
    };
  };
}

function placesOf(title: Omit<TitleRow, 'id'>, ceremony: CeremonyRow) {
  return {
    record_place: placeOf(ceremony.record_initial, title.record_registry),
    assigned_place: placeOf(ceremony.assigned_initial, title.assigned_registry),
    folio_place: placeOf(ceremony.folio_initial, title.folio_registry),
  };
}

/** Computes the position of a number in its series, from 0. */
function placeOf(initial: string, number: string): number {
  const [first, parsed] = [parseRegistryNumber(initial), parseRegistryNumber(number)];
  if (first === undefined || parsed === undefined || parsed.value < first.value) {
    throw new Error(`The demo number ${number} is not of the series ${initial}`);
  }
  return Number(parsed.value - first.value);
}

function indexById<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function found<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The demo rows name an unknown id ${id}`);
  return row;
}
