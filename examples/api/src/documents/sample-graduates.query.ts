import { joinPersonName } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { personNameOf } from '../platform/database/tables/person-columns.ts';
import type { DocumentGraduate } from './document-values.ts';
import { selectGraduates } from './graduates.query.ts';

/** A graduate with the id of the application. */
export interface SampleGraduate extends DocumentGraduate {
  readonly id: number;
}

/** The most names that are compared. */
const maxRead = 5000;

/**
 * The graduates of a ceremony whose names are the hardest to print: the longest, the most unusual, the shortest. Without
 * a ceremony, of the latest one with applications.
 */
export async function readSampleGraduates(
  kysely: Kysely<Schema>,
  ceremonyId: number | undefined,
): Promise<readonly SampleGraduate[]> {
  const id = ceremonyId ?? (await readLatestCeremony(kysely));
  if (id === undefined) return [];
  const graduates = await selectGraduates(kysely)
    .select('a.id')
    .where('a.ceremony_id', '=', id)
    .where('a.status', '<>', 'RECHAZADA')
    .orderBy('a.id')
    .limit(maxRead)
    .execute();
  const byLength = graduates.toSorted((a, b) => nameLength(b) - nameLength(a));
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

function nameLength(graduate: DocumentGraduate): number {
  return joinPersonName(personNameOf(graduate)).length;
}

/** The number of characters beyond those of Spanish names; of equal ones the longer name counts. */
function strangenessOf(graduate: DocumentGraduate): number {
  const name = joinPersonName(personNameOf(graduate));
  const unusual = name.replaceAll(/[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]/g, '').length;
  return unusual * 1000 + name.length;
}
