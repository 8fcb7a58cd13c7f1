import type { Kysely } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { ApiFailure, refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { bucketName } from '../throttle/bucket-name.ts';
import { networksOf } from '../throttle/networks.ts';
import { enforceAddressLimits } from '../throttle/throttle.ts';
import { countFailure, forgetFailures, takeFailureBack } from './failed-sign-ins.ts';
import { isKnownDevice } from './known-device.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import {
  openSession,
  type SignedIn,
  type SigningIn,
  selectUsers,
  type Visit,
} from './open-session.ts';

/** A sign-in attempt; `identifier` is a username or an e-mail, in any case. */
export type SignInAttempt = Visit & { identifier: string; password: string };

/**
 * Makes the function that checks a password and starts a session.
 *
 * An unknown name, an inactive user and a wrong password cost the same work, count the same and answer the same
 * sentence. Attempts at one account come one after the other: that many people know the right password at once is no
 * failure of any.
 *
 * @throws ApiFailure 401 when it does not match, 429 beyond the limits, 503 when too many wait.
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

/** Somebody at the door: who it may be, and what failures are counted under. */
type Candidate = {
  attempt: SignInAttempt;
  user: SigningIn | undefined;
  bucket: string;
  isKnown: boolean;
};

/** An attempt that could not be made, because too many wait, is not a failed one. */
async function checkPassword(
  { kysely, passwords, settings, now }: Services,
  { attempt, user, bucket, isKnown }: Candidate,
): Promise<SigningIn> {
  await countFailure(kysely, bucket, settings.throttle.signInsByAccount, now());
  const network = networksOf(attempt.address).at(-1)?.name ?? attempt.address;
  const lane = { key: network, isUrgent: isKnown };
  const matches = await passwords
    .verify(attempt.password, user?.password_hash, lane)
    .catch(async (error: unknown) => {
      await takeFailureBack(kysely, bucket, now());
      throw error;
    });
  if (user === undefined || !matches || !user.is_active) {
    throw refuse('wrongCredentials');
  }
  await forgetFailures(kysely, bucket);
  if (user.must_change_password) await spendPassword(kysely, user.id, now());
  return user;
}

/** The name that was typed is not noted: people type passwords there. */
function recordFailure(
  { kysely, now }: Services,
  attempt: SignInAttempt,
  user: SigningIn | undefined,
): Promise<void> {
  const audit = { ...visitOf(attempt, now()), actor: { id: null, name: 'public' } };
  const subjectId = user?.id ?? 'unknown';
  return recordAudit(kysely, audit, { action: 'sign-in-failed', subject: 'user', subjectId });
}

function visitOf({ address, requestId }: SignInAttempt, at: Date) {
  return { address, requestId, at };
}

/** A one-time password opens one sign-in, of two at the same moment too. */
async function spendPassword(kysely: Kysely<Schema>, id: number, now: Date): Promise<void> {
  const spent = await kysely
    .updateTable('users')
    .set({ password_used_at: now })
    .where('id', '=', id)
    .where('password_used_at', 'is', null)
    .where('password_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (spent === undefined) throw refuse('oneTimePasswordSpent');
}

/** An account counts by itself, whichever of its names is typed; a device that is known there by itself. */
function bucketOf(
  { device = '' }: SignInAttempt,
  key: string,
  user: SigningIn | undefined,
  isKnown: boolean,
): string {
  if (user === undefined) return bucketName(['sign-in-name', key]);
  return isKnown ? bucketName(['sign-in-device', user.id, device]) : accountBucket(user.id);
}

/** Under what the failures of an account are counted. */
export function accountBucket(userId: number): string {
  return bucketName(['sign-in-user', userId]);
}

async function comesFromKnownDevice(
  { kysely, now }: Services,
  { device }: SignInAttempt,
  user: SigningIn | undefined,
): Promise<boolean> {
  if (device === undefined || user === undefined) return false;
  return isKnownDevice(kysely, device, user.id, now());
}

function countAttempt({ kysely, settings, now }: Services, address: string) {
  const caller = { kind: 'sign-in-address', address };
  return enforceAddressLimits(kysely, caller, [settings.throttle.signInsByAddress], now());
}

function findUser({ kysely }: Services, key: string): Promise<SigningIn | undefined> {
  return selectUsers(kysely)
    .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
    .executeTakeFirst();
}
