import type { Kysely } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { ApiFailure, refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { bucketName } from '../throttle/bucket-name.ts';
import { networksOf } from '../throttle/networks.ts';
import { enforceAddressLimits } from '../throttle/throttle.ts';
import { countFailure, forgetFailures, undoFailure } from './failed-sign-ins.ts';
import { isKnownDevice } from './known-device.ts';
import { createOneAtATime } from './one-at-a-time.ts';
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
    const found = await oneAtATime(bucket, () =>
      checkPassword(services, { attempt, user, bucket, isKnown }),
    ).catch(async (error: unknown) => {
      if (error instanceof ApiFailure && error.status === 401) {
        await recordFailure(services, attempt, user);
      }
      throw error;
    });
    await refund?.();
    return openSession(services, found, attempt);
  };
}

/** An attempt with the user that it names, and the bucket that counts its failures. */
interface IdentifiedAttempt {
  readonly attempt: SignInAttempt;
  readonly user: SignInUser | undefined;
  readonly bucket: string;
  readonly isKnown: boolean;
}

/** Checks the password of an attempt. An attempt that the full queue refuses does not count as a failure. */
async function checkPassword(
  { kysely, passwords, settings, now }: Services,
  { attempt, user, bucket, isKnown }: IdentifiedAttempt,
): Promise<SignInUser> {
  await countFailure(kysely, bucket, settings.throttle.signInsByAccount, now());
  const network = networksOf(attempt.address).at(-1)?.name ?? attempt.address;
  const lane = { key: network, isUrgent: isKnown };
  const matches = await passwords
    .verify(attempt.password, user?.password_hash, lane)
    .catch(async (error: unknown) => {
      await undoFailure(kysely, bucket, now());
      throw error;
    });
  if (user === undefined || !matches || !user.is_active) {
    throw refuse('wrongCredentials');
  }
  await forgetFailures(kysely, bucket);
  if (user.must_change_password) await consumeOneTimePassword(kysely, user.id, now());
  return user;
}

/** Records a failed sign-in without the entered name, because people sometimes enter their password there. */
function recordFailure(
  { kysely, now }: Services,
  { address, requestId }: SignInAttempt,
  user: SignInUser | undefined,
): Promise<void> {
  const audit = { address, requestId, at: now(), actor: { id: null, name: 'public' } };
  const subjectId = user?.id ?? 'unknown';
  return recordAudit(kysely, audit, { action: 'sign-in-failed', subject: 'user', subjectId });
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
