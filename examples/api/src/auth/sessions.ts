import { createHash, randomBytes } from 'node:crypto';
import type { SessionAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../server/failure.ts';
import type { Actor } from '../server/services.ts';

/** What a person showed to open a session. */
export type OpenedBy = SessionAnswer['opened_by'];

/** Whose session begins, and where. */
export type NewSession = {
  userId: number;
  now: Date;
  hours: number;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** What the person showed. Default the password. */
  openedBy?: OpenedBy;
};

/** After how long a session is noted as seen again: a write per call would be too many. */
const secondsBetweenNotes = 60;

/** Browsers name themselves in some 120 characters; more is somebody's joke. */
const longestUserAgent = 300;

/**
 * Starts a session and answers its token: 256 random bits that mean nothing by themselves. Only
 * the token's hash is stored, so that a stolen database opens no session.
 */
export async function startSession(
  kysely: Kysely<Schema>,
  { userId, now, hours, address, userAgent, openedBy }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await kysely
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
      address: address ?? null,
      user_agent: userAgent?.slice(0, longestUserAgent) ?? null,
      opened_by: openedBy ?? 'password',
    })
    .execute();
  return token;
}

/** Forgets the sessions of all whose time is over. Call it outside of a transaction: two would wait for each other. */
export async function endOldSessions(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

/**
 * The active user of a token, with their current role; undefined when the session has ended, is too old, or was idle for
 * too many minutes.
 */
export async function findActor(
  kysely: Kysely<Schema>,
  token: string,
  now: Date,
  idleMinutes: number,
): Promise<Actor | undefined> {
  const idle = new Date(now.getTime() - idleMinutes * 60_000);
  const row = await kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.role_id', 'users.must_change_password'])
    .select(['sessions.id as session_id', 'sessions.seen_at', 'sessions.expires_at'])
    .select('sessions.opened_by')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', idle)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isNoted = now.getTime() - row.seen_at.getTime() <= secondsBetweenNotes * 1000;
  if (!isNoted) {
    await kysely
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('id', '=', row.session_id)
      .execute();
  }
  const { id, full_name: name, role_id: roleId } = row;
  // Whoever came without it has nothing to choose: the one-time password stays what it was.
  const mustChangePassword = row.must_change_password && row.opened_by === 'password';
  const seenAt = isNoted ? row.seen_at : now;
  const idleEnd = seenAt.getTime() + idleMinutes * 60_000;
  const endsAt = new Date(Math.min(idleEnd, row.expires_at.getTime()));
  return { id, name, roleId, mustChangePassword, sessionId: row.session_id, endsAt };
}

/**
 * Locks the user until the transaction ends and checks the session again: a new password, which ends all sessions, may
 * have been set since the call arrived.
 * @throws ApiFailure 401.
 */
export async function holdSignedIn(
  trx: Kysely<Schema>,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) throw refuse('sessionExpired');
}

/** The sessions of a user that are still worth something, newest first. */
export async function listSessions(
  kysely: Kysely<Schema>,
  { id, sessionId }: Actor,
  now: Date,
  idleMinutes: number,
): Promise<SessionAnswer[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'expires_at', 'address', 'user_agent'])
    .select('opened_by')
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleMinutes * 60_000))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_current: row.id === sessionId,
  }));
}

/** Ends one session of a user. @returns whether there was one. */
export async function endSessionOf(
  kysely: Kysely<Schema>,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const ended = await kysely
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends every session of a user: on deactivation, on a new password, and where it is asked for.
 *
 * @param kept the one that goes on. @returns how many there were
 */
export async function endSessionsOf(
  kysely: Kysely<Schema>,
  userId: number,
  kept?: number,
): Promise<number> {
  const all = kysely.deleteFrom('sessions').where('user_id', '=', userId);
  const chosen = kept === undefined ? all : all.where('id', '<>', kept);
  return (await chosen.returning('id').execute()).length;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
