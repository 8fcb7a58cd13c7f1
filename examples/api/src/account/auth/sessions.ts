import { randomBytes } from 'node:crypto';
import type { SessionAnswer } from 'birrete/contract';
import { administratorRole } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';
import type { SignInSettings } from '#platform/settings/sign-in-settings.ts';

/** The means by which a session was opened. */
export type SignInMethod = SessionAnswer['opened_by'];

/** A session to start: its user, its duration and the client. */
export interface NewSession {
  readonly userId: number;
  readonly now: Date;
  readonly hours: number;
  readonly address: string | null;
  readonly userAgent: string | undefined;
  readonly openedBy: SignInMethod;
  /** The time at which the user proved their identity; null if the provider does not say it. @default `now` */
  readonly authenticatedAt?: Date | null | undefined;
}

/** Minimum interval between two updates of `seen_at`, to avoid a write per call. */
const secondsBetweenUpdates = 60;

/** Real browsers send about 120 characters. */
const maxUserAgentLength = 300;

/**
 * Starts a session. Only the hash of its token is stored, so that a stolen database opens no session.
 *
 * @returns the token, 256 random bits.
 */
export async function startSession(
  kysely: Kysely<Schema>,
  { userId, now, hours, address, userAgent, openedBy, authenticatedAt = now }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await kysely
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
      address,
      user_agent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      opened_by: openedBy,
      authenticated_at: authenticatedAt,
    })
    .execute();
  return token;
}

/** Deletes the expired sessions of all users. Call it outside of a transaction: two transactions could deadlock. */
export async function deleteExpiredSessions(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

/**
 * Finds the active user of a token, with the current role. Returns undefined if the session has ended, has expired or was
 * idle for more than `idleMinutes`, and for an administrator's password where passwords are switched off.
 */
export async function findActor(
  { kysely, settings }: Pick<Services, 'kysely' | 'settings'>,
  token: string,
  now: Date,
): Promise<Actor | undefined> {
  const { idleMinutes } = settings;
  const idle = new Date(now.getTime() - idleMinutes * 60_000);
  const row = await kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.full_name', 'users.role_id', 'users.must_change_password'])
    .select(['sessions.id as session_id', 'sessions.seen_at', 'sessions.expires_at'])
    .select(['sessions.opened_by', 'sessions.authenticated_at'])
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', idle)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined || isSwitchedOff(settings.signIn, row)) return undefined;
  const isNoted = now.getTime() - row.seen_at.getTime() <= secondsBetweenUpdates * 1000;
  if (!isNoted) {
    await kysely
      .updateTable('sessions')
      .set({ seen_at: now })
      .where('id', '=', row.session_id)
      .execute();
  }
  const { id, full_name: name, role_id: roleId } = row;
  // A sign-in by passkey or provider did not use the one-time password, which remains valid.
  const mustChangePassword = row.must_change_password && row.opened_by === 'password';
  const seenAt = isNoted ? row.seen_at : now;
  const idleEnd = seenAt.getTime() + idleMinutes * 60_000;
  const endsAt = new Date(Math.min(idleEnd, row.expires_at.getTime()));
  return {
    id,
    name,
    roleId,
    mustChangePassword,
    sessionId: row.session_id,
    openedBy: row.opened_by,
    authenticatedAt: row.authenticated_at ?? undefined,
    endsAt,
  };
}

/** The columns of a session that say whether a password opened it. */
interface SessionOrigin {
  readonly role_id: number;
  readonly opened_by: SignInMethod;
  readonly must_change_password: boolean;
}

/** True if an administrator's chosen password opened the session, where passwords are switched off. */
function isSwitchedOff({ administrators }: SignInSettings, session: SessionOrigin): boolean {
  return (
    administrators === 'passkey-or-provider' &&
    session.role_id === administratorRole &&
    session.opened_by === 'password' &&
    !session.must_change_password
  );
}

/**
 * Locks the user until the transaction ends and checks that the session still exists: a password change, which ends all
 * sessions, may have been stored since the request arrived.
 * @throws ApiFailure 401 if the session has ended.
 */
export async function lockSession(
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

/** Lists the open sessions of a user, newest first. */
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

/** Ends one session of a user. @returns whether the session existed. */
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
 * Ends all sessions of a user, except for `exceptId`.
 *
 * @returns the number of ended sessions.
 */
export async function endSessionsOf(
  kysely: Kysely<Schema>,
  userId: number,
  exceptId?: number,
): Promise<number> {
  const all = kysely.deleteFrom('sessions').where('user_id', '=', userId);
  const chosen = exceptId === undefined ? all : all.where('id', '<>', exceptId);
  return (await chosen.returning('id').execute()).length;
}
