import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Actor } from '../server/services.ts';

/**
 * Starts a session and answers its token: 256 random bits that mean nothing by themselves. Only
 * the token's hash is stored, so that a stolen database opens no session.
 */
export async function startSession(
  kysely: Kysely<Schema>,
  userId: number,
  now: Date,
  hours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await kysely.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await kysely
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute();
  return token;
}

/** The active user behind a token, with the role that he has now; undefined when it is worthless. */
export async function findActor(
  kysely: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Actor | undefined> {
  const row = await kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.role_id', 'users.must_change_password'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, full_name: name, role_id: roleId, must_change_password: mustChangePassword } = row;
  return { id, name, roleId, mustChangePassword };
}

/** Ends one session; a token that is already worthless is no fault. */
export async function endSession(kysely: Kysely<Schema>, token: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of a user: on deactivation, and on a new password. */
export async function endSessionsOf(kysely: Kysely<Schema>, userId: number): Promise<void> {
  await kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
