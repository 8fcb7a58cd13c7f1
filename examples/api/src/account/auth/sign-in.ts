import { administratorRole } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Lane } from '#platform/concurrency/fair-queue.ts';
import { createOneAtATime } from '#platform/concurrency/one-at-a-time.ts';
import type { Schema } from '#platform/database/schema.ts';
import { ApiFailure, refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { siteOf } from '#platform/throttle/networks.ts';
import { enforceAddressLimits, isExhausted } from '#platform/throttle/throttle.ts';
import { bucketName } from '#platform/throttle/throttle-windows.ts';
import { countFailure, forgetFailures, undoFailure } from './failed-sign-ins.ts';
import { isKnownDevice } from './known-device.ts';
import {
  openSession,
  type SignedIn,
  type SignInClient,
  type SignInUser,
  selectUsers,
} from './open-session.ts';

/** A sign-in attempt; `identifier` is a username or an e-mail, in any case. */
export interface SignInAttempt extends SignInClient {
  readonly identifier: string;
  readonly password: string;
}

/**
 * Creates the function that checks a password and starts a session.
 *
 * An unknown name, an inactive user and a wrong password take as long, count as failures and get the same answer.
 * Attempts at one account run one after the other, so that simultaneous sign-ins with the right password don't count as
 * failures of each other.
 *
 * @throws ApiFailure 401 if the password does not match, 429 beyond the limits, 503 when the queue is full.
 */
export function createSignIn(services: Services): (attempt: SignInAttempt) => Promise<SignedIn> {
  const oneAtATime = createOneAtATime();
  return async (attempt) => {
    const key = attempt.identifier.toLowerCase();
    const user = await findUser(services, key);
    const isKnown = await comesFromKnownDevice(services, attempt, user);
    const bucket = bucketOf(attempt, key, user, isKnown);
    const refund = isKnown ? undefined : await countAttempt(services, attempt.address);
    const lane = await laneOf(services, attempt, isKnown);
    const identified = { attempt, user, bucket, lane };
    try {
      const signedIn = await oneAtATime(bucket, () => enter(services, identified));
      await refund?.();
      return signedIn;
    } catch (error) {
      if (isWrong(error)) await recordFailure(services, attempt, user);
      throw error;
    }
  };
}

/** An attempt with the user that it names, the bucket that counts its failures, and its place in the queue. */
interface IdentifiedAttempt {
  readonly attempt: SignInAttempt;
  readonly user: SignInUser | undefined;
  readonly bucket: string;
  readonly lane: Lane;
}

/**
 * Checks the password of an attempt and opens the session. An attempt that the full queue or the database does not
 * answer counts as no failure, and leaves a one-time password unused.
 */
async function enter(services: Services, identified: IdentifiedAttempt): Promise<SignedIn> {
  const { kysely, settings, passwordStrength, now } = services;
  const { attempt, bucket } = identified;
  await countFailure(kysely, bucket, settings.throttle.signInsByAccount, now());
  try {
    const user = await checkPassword(services, identified);
    const signedIn = await openSession(services, user, attempt, {
      within: async (trx) => {
        await forgetFailures(trx, bucket);
        if (user.must_change_password) await consumeOneTimePassword(trx, user.id, now());
      },
    });
    await renewHash(services, identified, user);
    if (user.must_change_password) passwordStrength.prepare();
    return signedIn;
  } catch (error) {
    if (!isWrong(error)) await undoFailure(kysely, bucket, now());
    throw error;
  }
}

/** Checks the password, and whether the user may sign in with one. @throws ApiFailure 401 */
async function checkPassword(
  { passwords, settings }: Services,
  { attempt, user, lane }: IdentifiedAttempt,
): Promise<SignInUser> {
  const { signIn, passkeyOrigin } = settings;
  const isOff = signIn.administrators === 'passkey-or-provider';
  const matches = await passwords.verify(attempt.password, user?.password_hash, lane);
  // One answer for all reasons: a right password that opens nothing must not be recognizable.
  const refused = refuse(isOff ? 'passwordSignInOff' : 'wrongCredentials');
  if (user === undefined || !matches || !user.is_active) throw refused;
  const opensPasskeys = user.must_change_password && passkeyOrigin !== undefined;
  if (isOff && user.role_id === administratorRole && !opensPasskeys) throw refused;
  return user;
}

/** Stores the hash of a chosen password again if the cost of hashes was raised. A failure is left to the next sign-in. */
async function renewHash(
  { kysely, passwords, log }: Services,
  { attempt, lane }: IdentifiedAttempt,
  { id, password_hash, must_change_password }: SignInUser,
): Promise<void> {
  if (must_change_password) return;
  try {
    const renewed = await passwords.renew(attempt.password, password_hash, lane);
    if (renewed === undefined) return;
    await kysely
      .updateTable('users')
      .set({ password_hash: renewed })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .execute();
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'password not rehashed');
  }
}

/** True if the attempt was refused for its password or its account. */
function isWrong(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}

/**
 * The place in the queue: a known device comes first, and a network whose sign-ins failed recently last. So somebody who
 * guesses from many addresses waits for those who don't.
 */
async function laneOf(
  { kysely, settings, now }: Services,
  { address }: SignInAttempt,
  isKnown: boolean,
): Promise<Lane> {
  const key = siteOf(address);
  if (isKnown) return { key, rank: 'first' };
  const { seconds } = settings.throttle.signInsByAddress;
  // The attempt itself has been counted.
  const bucket = { kind: 'sign-in-address', parts: [key] };
  const hasFailed = await isExhausted(kysely, bucket, { max: 2, seconds }, now());
  return { key, rank: hasFailed ? 'last' : 'usual' };
}

/** Records a failed sign-in without the entered name, because people sometimes enter their password there. */
function recordFailure(
  services: Services,
  { address, requestId }: SignInAttempt,
  user: SignInUser | undefined,
): Promise<void> {
  const account = user?.id ?? null;
  logSecurity(services, { event: 'sign-in-failed', requestId, address, account, by: 'password' });
  const audit = { address, requestId, at: services.now(), actor: { id: null, name: 'public' } };
  const subjectId = user?.id ?? 'unknown';
  return recordAccess(services.kysely, audit, {
    action: 'sign-in-failed',
    subject: 'user',
    subjectId,
  });
}

/** Marks a one-time password as used. @throws ApiFailure 401 if it was used before or has expired. */
async function consumeOneTimePassword(
  kysely: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<void> {
  const updated = await kysely
    .updateTable('users')
    .set({ password_used_at: now })
    .where('id', '=', id)
    .where('password_used_at', 'is', null)
    .where('password_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (updated === undefined) throw refuse('oneTimePasswordSpent');
}

/** Names the bucket of an attempt: one per account for all its names, and one for each of its known devices. */
function bucketOf(
  { device = '' }: SignInAttempt,
  key: string,
  user: SignInUser | undefined,
  isKnown: boolean,
): string {
  if (user === undefined) return bucketName(['sign-in-name', key]);
  return isKnown ? bucketName(['sign-in-device', user.id, device]) : accountBucket(user.id);
}

/** Names the bucket for the failures of an account. */
export function accountBucket(userId: number): string {
  return bucketName(['sign-in-user', userId]);
}

async function comesFromKnownDevice(
  { kysely, now }: Services,
  { device }: SignInAttempt,
  user: SignInUser | undefined,
): Promise<boolean> {
  if (device === undefined || user === undefined) return false;
  return isKnownDevice(kysely, device, user.id, now());
}

function countAttempt({ kysely, settings, now }: Services, address: string) {
  const caller = { kind: 'sign-in-address', address };
  return enforceAddressLimits(kysely, caller, [settings.throttle.signInsByAddress], now());
}

function findUser({ kysely }: Services, key: string): Promise<SignInUser | undefined> {
  return selectUsers(kysely)
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    .executeTakeFirst();
}
