import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';

/** Validity of a challenge: the time that a user has for the device's dialog. */
export const secondsToAnswer = 300;

/** Further challenges are refused, so that an attacker cannot fill the table. */
const maxPending = 10_000;

/** Stores a challenge. @param userId the user who adds a passkey; null for a sign-in */
export async function storeChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<void> {
  await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  const expiresAt = new Date(now.getTime() + secondsToAnswer * 1000);
  const { rows } = await sql`
    insert into passkey_challenges (challenge_hash, user_id, expires_at)
    select ${hashSecret(challenge)}, ${userId}::integer, ${expiresAt}::timestamptz
    where (select count(*) from passkey_challenges) < ${maxPending}
    returning challenge_hash`.execute(kysely);
  if (rows.length === 0) throw refuse('unavailable');
}

/** Deletes a challenge. @returns whether it was valid for the user; each challenge is valid once. */
export async function consumeChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const row = await kysely
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}
