import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../server/failure.ts';

/** How long somebody may take for the device. */
export const secondsToAnswer = 300;

/** Who asks for more of them wants to fill the table. */
const mostUnderWay = 10_000;

/** Notes a challenge. @param userId who adds a passkey; null where somebody signs in */
export async function keepChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<void> {
  await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  const expiresAt = new Date(now.getTime() + secondsToAnswer * 1000);
  const { rows } = await sql`
    insert into passkey_challenges (challenge_hash, user_id, expires_at)
    select ${hash(challenge)}, ${userId}::integer, ${expiresAt}::timestamptz
    where (select count(*) from passkey_challenges) < ${mostUnderWay}
    returning challenge_hash`.execute(kysely);
  if (rows.length === 0) throw refuse('unavailable');
}

/** Whether it was given to the same person, and not yet answered: each counts once. */
export async function takeChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const row = await kysely
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}

function hash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
