import type { Register } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { columnsOf, titlePersonColumns } from '#platform/database/tables/person-columns.ts';
import type { CeremonyRow } from '../ceremonies/ceremonies.query.ts';

/**
 * Reads and locks the confirmed applications of a ceremony, with everything that their titles will say. Those with a
 * title have its id in `title_id`. A rejection waits for the lock. Blocked applications are left out.
 */
export function lockConfirmed(trx: Kysely<Schema>, ceremonyId: number) {
  return trx
    .selectFrom('applications as a')
    .innerJoin('careers', 'careers.id', 'a.career_id')
    .innerJoin('faculties', 'faculties.id', 'careers.faculty_id')
    .leftJoin('degree_titles as d', (join) =>
      join.onRef('d.career_id', '=', 'a.career_id').onRef('d.gender_id', '=', 'a.gender_id'),
    )
    .leftJoin('issued_titles as t', (join) =>
      join.onRef('t.application_id', '=', 'a.id').on('t.predecessor_id', 'is', null),
    )
    .select(['a.id', 'a.career_id', 'careers.faculty_id', 'd.id as degree_title_id'])
    .select(['a.application_code', 'a.code_year', 'a.code_number'])
    .select(columnsOf('a', titlePersonColumns))
    .select(['careers.name as career_name', 'faculties.name as faculty_name'])
    .select(['careers.record_order', 'careers.assigned_order', 'careers.folio_order'])
    .select(['d.title_name as degree_title', 't.id as title_id'])
    .where('a.ceremony_id', '=', ceremonyId)
    .where('a.status', '=', 'CONFIRMADA')
    .where('a.restriction', 'is', null)
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
}

export type Graduate = Awaited<ReturnType<typeof lockConfirmed>>[number];

/** The state of a ceremony's series: its initial number, and its next place, counted from 0. */
export type SeriesState = { initial: string; nextPlace: number };

/** Reads the state of a ceremony's three series. Call it with the ceremony's row locked. */
export async function readSeries(
  trx: Kysely<Schema>,
  ceremony: CeremonyRow,
): Promise<Record<Register, SeriesState> & { issued: number }> {
  const last = await trx
    .selectFrom('issued_titles')
    .select(({ fn }) => [
      fn.countAll<number>().as('issued'),
      fn.max('record_place').as('record'),
      fn.max('assigned_place').as('assigned'),
      fn.max('folio_place').as('folio'),
    ])
    .where('ceremony_id', '=', ceremony.id)
    .executeTakeFirstOrThrow();
  const skipped = await trx
    .selectFrom('skipped_places')
    .select('next_place')
    .where('ceremony_id', '=', ceremony.id)
    .executeTakeFirst();
  // The maximum of no rows is null, whatever the column's type says.
  const after = (place: number | null) => (place === null ? 0 : place + 1);
  const next = (place: number | null) => Math.max(after(place), skipped?.next_place ?? 0);
  return {
    issued: last.issued,
    record: { initial: ceremony.record_initial, nextPlace: next(last.record) },
    assigned: { initial: ceremony.assigned_initial, nextPlace: next(last.assigned) },
    folio: { initial: ceremony.folio_initial, nextPlace: next(last.folio) },
  };
}
