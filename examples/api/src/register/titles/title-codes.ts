import { randomBytes } from 'node:crypto';
import { verificationCodeEntropy, verificationCodeOf } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import { inChunks } from '#platform/database/in-chunks.ts';
import type { Schema } from '#platform/database/schema.ts';

/**
 * Gives each title without a verification code one. An issue calls it in its transaction, so that no title is seen
 * without its code; titles that an older version issues during an update get theirs with the next issue.
 * @returns the codes that it stored, which the entry of the issue seals
 */
export async function storeMissingCodes(
  trx: Kysely<Schema>,
): Promise<readonly Selectable<Schema['title_codes']>[]> {
  const titles = await trx
    .selectFrom('issued_titles as t')
    .leftJoin('title_codes as k', 'k.title_id', 't.id')
    .where('k.title_id', 'is', null)
    .select('t.id')
    .orderBy('t.id')
    .execute();
  const rows = titles.map(({ id }) => ({ title_id: id, code: randomCode() }));
  // Two of 32¹¹ codes are hardly ever the same; if they are, the issue fails and can be repeated.
  return inChunks(rows, (chunk) =>
    trx
      .insertInto('title_codes')
      .values(chunk)
      .onConflict((conflict) => conflict.column('title_id').doNothing())
      .returningAll()
      .execute(),
  );
}

/** A code that nobody can guess. A byte modulo 32 is as random as the byte. */
export function randomCode(): string {
  return verificationCodeOf([...randomBytes(verificationCodeEntropy)].map((byte) => byte % 32));
}
