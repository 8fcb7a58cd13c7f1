import type { Kysely } from 'kysely';
import { selectGraduates } from '#documents/graduates.query.ts';
import type { Schema } from '#platform/database/schema.ts';

/** Reads the confirmed applications of a ceremony without a title, with everything that their titles will say. */
export function readWaitingGraduates(kysely: Kysely<Schema>, ceremonyId: number) {
  return selectGraduates(kysely)
    .select(['a.id', 'a.application_code'])
    .select(['careers.record_order', 'careers.assigned_order', 'careers.folio_order'])
    .where('a.ceremony_id', '=', ceremonyId)
    .where('a.status', '=', 'CONFIRMADA')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('issued_titles as t').select('t.id').whereRef('t.application_id', '=', 'a.id'),
        ),
      ),
    )
    .orderBy('a.id')
    .execute();
}

export type WaitingGraduate = Awaited<ReturnType<typeof readWaitingGraduates>>[number];
