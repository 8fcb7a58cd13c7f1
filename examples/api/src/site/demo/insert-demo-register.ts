import { parseRegistryNumber, personKey } from 'birrete/rules';
import type { DemoUniversity } from 'birrete/testing/university';
import type { Kysely } from 'kysely';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';
import { storeMissingCodes } from '#register/titles/title-codes.ts';

type Title = DemoUniversity['titles'][number];
type Ceremony = DemoUniversity['ceremonies'][number];

/** Stores the demo titles with their places in the three series. */
export async function insertDemoTitles(
  trx: Kysely<Schema>,
  university: DemoUniversity,
  ids: { ceremonies: Ids; applications: Ids },
): Promise<void> {
  const ceremonies = new Map(university.ceremonies.map((row) => [row.id, row]));
  await inChunks(university.titles, (chunk) =>
    trx
      .insertInto('issued_titles')
      .values(
        chunk.map(({ id: _, ...title }) => ({
          ...title,
          ...registryPlaces(title, ceremonies.get(title.ceremony_id)),
          application_id: databaseId(ids.applications, title.application_id),
          ceremony_id: databaseId(ids.ceremonies, title.ceremony_id),
          created_at: new Date(title.created_at),
          updated_at: new Date(title.updated_at),
        })),
      )
      .returning('id')
      .execute(),
  );
  await storeMissingCodes(trx);
}

function registryPlaces(title: Omit<Title, 'id'>, ceremony: Ceremony | undefined) {
  return {
    record_place: seriesPlace(ceremony?.record_initial, title.record_registry),
    assigned_place: seriesPlace(ceremony?.assigned_initial, title.assigned_registry),
    folio_place: seriesPlace(ceremony?.folio_initial, title.folio_registry),
  };
}

/** The count of numbers of the series before this one. */
function seriesPlace(initial = '', number: string): number {
  const [first, parsed] = [parseRegistryNumber(initial), parseRegistryNumber(number)];
  if (first === undefined || parsed === undefined || parsed.value < first.value) {
    throw new Error(`The demo number ${number} is not of the series ${initial}`);
  }
  return Number(parsed.value - first.value);
}

/** Stores the demo applications, and sets each year's counter to its last code. */
export async function insertDemoApplications(
  trx: Kysely<Schema>,
  { applications }: DemoUniversity,
  ids: { ceremonies: Ids; careers: Ids },
): Promise<Ids> {
  const stored = await inChunks(applications, (chunk) =>
    trx
      .insertInto('applications')
      .values(
        chunk.map(({ id: _, second_name, ...row }) => ({
          ...row,
          ...codeParts(row.application_code),
          ceremony_id: databaseId(ids.ceremonies, row.ceremony_id),
          career_id: databaseId(ids.careers, row.career_id),
          middle_name: second_name,
          person_key: personKey(row.identification_type, row.id_number),
          applied_at: new Date(row.applied_at),
          updated_at: row.updated_at === null ? null : new Date(row.updated_at),
        })),
      )
      .returning(['id', 'application_code'])
      .execute(),
  );
  await setCounters(trx, applications);
  const byCode = new Map(stored.map((row) => [row.application_code, row.id]));
  return new Map(applications.map((row) => [row.id, byCode.get(row.application_code) ?? 0]));
}

async function setCounters(
  trx: Kysely<Schema>,
  applications: DemoUniversity['applications'],
): Promise<void> {
  const last = new Map<number, number>();
  for (const row of applications) {
    const { code_year, code_number } = codeParts(row.application_code);
    last.set(code_year, Math.max(last.get(code_year) ?? 0, code_number));
  }
  const rows = [...last].map(([year, last_number]) => ({ year, last_number }));
  await trx.insertInto('application_code_counters').values(rows).execute();
}

function codeParts(code: string): { code_year: number; code_number: number } {
  const [, year, number] = code.split('-');
  return { code_year: Number(year), code_number: Number(number) };
}

/** Database ids by the ids in the demo rows. */
export type Ids = ReadonlyMap<number, number>;

/** Finds the database id for an id in the demo rows. */
export function databaseId(ids: Ids, id: number): number {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`The demo rows name an unknown id ${id}`);
  return found;
}
