import type { CorrectionAnswer } from 'birrete/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

export type CorrectionRow = Selectable<Schema['corrections']>;

/** The latest correction of an application. */
export function findLatestCorrection(
  kysely: Kysely<Schema>,
  applicationId: number,
): Promise<CorrectionRow | undefined> {
  return kysely
    .selectFrom('corrections')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A correction as the calls answer it. */
export function describeCorrection({
  id,
  status,
  description,
  requested_at,
  reply,
  decided_at,
}: CorrectionRow): CorrectionAnswer {
  return {
    id,
    status,
    description,
    requested_at: requested_at.toISOString(),
    reply,
    decided_at: decided_at?.toISOString() ?? null,
  };
}
