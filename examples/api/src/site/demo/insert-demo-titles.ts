import { parseRegistryNumber } from 'birrete/rules';
import type { DemoUniversity } from 'birrete/testing/university';
import type { Kysely } from 'kysely';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';
import { storeMissingCodes } from '#register/titles/title-codes.ts';
import { databaseId, type Ids } from './demo-ids.ts';

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
