import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** The entries that have lost their reason. */
export interface ErasedReasons {
  readonly correction_reasons: readonly number[];
  readonly hold_reasons: readonly number[];
}

/** Erases the reasons of corrections and reviews of titles. The entries remain. */
export async function eraseReasons(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<ErasedReasons> {
  return {
    correction_reasons: await eraseCorrectionReasons(trx, titleIds, until),
    hold_reasons: await eraseHoldReasons(trx, titleIds, until),
  };
}

/**
 * Erases the reasons of the corrections of titles. The corrections remain, with number, date and body of their resolution.
 * @returns the ids of the corrections that have lost their reason
 */
async function eraseCorrectionReasons(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<readonly number[]> {
  const erased = await trx
    .updateTable('title_entries')
    .set({ resolution_reason: '' })
    .where('title_id', 'in', [0, ...titleIds])
    .where('created_at', '<=', until)
    .where('resolution_reason', '<>', '')
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

/** Erases the reasons of the reviews of titles. @returns the ids of the entries that have lost their reason */
async function eraseHoldReasons(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<readonly number[]> {
  const erased = await trx
    .updateTable('title_holds')
    .set({ reason: '' })
    .where('title_id', 'in', [0, ...titleIds])
    .where('created_at', '<=', until)
    .where('reason', '<>', '')
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
