import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';
import type { OpenIdSecrets } from './openid-provider.ts';
import type { OpenIdRefusal } from './openid-refusals.ts';

/** A sign-in at the provider, recognized by the state with which the browser returns. */
export interface OpenIdRequest extends OpenIdSecrets {
  readonly returnTo: string;
  readonly keyHash: string;
}

/** The result of a sign-in: the user, or the reason to refuse, with the user if known. */
export type OpenIdResult =
  | { readonly userId: number; readonly authenticatedAt?: Date | undefined }
  | { readonly refusal: OpenIdRefusal; readonly userId?: number };

/** The time limits at the provider, and for exchanging the code. */
const secondsAtProvider = 600;
const secondsToExchange = 60;

/** Further sign-ins are refused, so that an attacker cannot fill the table. */
const maxPending = 10_000;

/** Stores a sign-in that has begun. @returns the key that the browser tab stores. */
export async function storeRequest(
  kysely: Kysely<Schema>,
  { state, nonce, verifier }: OpenIdSecrets,
  returnTo: string,
  now: Date,
): Promise<string> {
  const key = randomText();
  await deleteExpired(kysely, now);
  const { rows } = await sql`
    insert into openid_requests (state_hash, key_hash, nonce, verifier, return_to, expires_at)
    select ${hashSecret(state)}, ${hashSecret(key)}, ${nonce}, ${verifier}, ${returnTo},
      ${secondsAfter(now, secondsAtProvider)}::timestamptz
    where (select count(*) from openid_requests) < ${maxPending}
    returning state_hash`.execute(kysely);
  if (rows.length === 0) throw refuse('unavailable');
  return key;
}

/** Finds and deletes the sign-in with this state; undefined if the state is unknown, expired or already used. */
export async function consumeRequest(
  kysely: Kysely<Schema>,
  state: string,
  now: Date,
): Promise<OpenIdRequest | undefined> {
  const row = await kysely
    .deleteFrom('openid_requests')
    .where('state_hash', '=', hashSecret(state))
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'return_to', 'key_hash'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { nonce, verifier, return_to: returnTo, key_hash: keyHash } = row;
  return { state, nonce, verifier, returnTo, keyHash };
}

/** Stores the result of a sign-in. @returns the code that the console exchanges, once. */
export async function storeResult(
  kysely: Kysely<Schema>,
  keyHash: string,
  result: OpenIdResult,
  now: Date,
): Promise<string> {
  const code = randomText();
  const refusal = 'refusal' in result ? result.refusal : null;
  await kysely
    .insertInto('openid_results')
    .values({
      code_hash: hashSecret(code),
      key_hash: keyHash,
      refusal,
      user_id: refusal === null ? result.userId : null,
      authenticated_at: 'refusal' in result ? null : (result.authenticatedAt ?? null),
      expires_at: secondsAfter(now, secondsToExchange),
    })
    .execute();
  return code;
}

/** Finds and deletes the result of a sign-in, for the console that began it. */
export async function consumeResult(
  kysely: Kysely<Schema>,
  { code, key }: { code: string; key: string },
  now: Date,
) {
  return kysely
    .deleteFrom('openid_results')
    .where('code_hash', '=', hashSecret(code))
    .where('key_hash', '=', hashSecret(key))
    .where('expires_at', '>', now)
    .returning(['user_id', 'refusal', 'authenticated_at'])
    .executeTakeFirst();
}

async function deleteExpired(kysely: Kysely<Schema>, now: Date): Promise<void> {
  for (const table of ['openid_requests', 'openid_results'] as const) {
    await kysely.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
