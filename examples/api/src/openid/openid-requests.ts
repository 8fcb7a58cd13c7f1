import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../server/failure.ts';
import type { OpenIdSecrets } from './openid-provider.ts';
import type { OpenIdRefusal } from './openid-refusals.ts';

/** A sign-in at the provider, recognized by the state with which the browser returns. */
export type OpenIdRequest = OpenIdSecrets & { returnTo: string; keyHash: string };

/** What came of it: who may enter, or why nobody may, whoever it is. */
export type OpenIdResult = { userId: number } | { refusal: OpenIdRefusal; userId?: number };

/** The time limits at the provider, and for exchanging the code. */
const secondsAtProvider = 600;
const secondsToExchange = 60;

/** More people than work at any registry: who begins more of them wants to fill the table. */
const mostUnderWay = 10_000;

/** Stores the beginning of a sign-in. @returns the key that the tab stores. */
export async function keepRequest(
  kysely: Kysely<Schema>,
  { state, nonce, verifier }: OpenIdSecrets,
  returnTo: string,
  now: Date,
): Promise<string> {
  const key = randomText();
  await forgetOld(kysely, now);
  const { rows } = await sql`
    insert into openid_requests (state_hash, key_hash, nonce, verifier, return_to, expires_at)
    select ${hash(state)}, ${hash(key)}, ${nonce}, ${verifier}, ${returnTo},
      ${secondsAfter(now, secondsAtProvider)}::timestamptz
    where (select count(*) from openid_requests) < ${mostUnderWay}
    returning state_hash`.execute(kysely);
  if (rows.length === 0) throw refuse('unavailable');
  return key;
}

/** Who comes back with that state; nobody when it was never given, is too old, or has come back already. */
export async function takeRequest(
  kysely: Kysely<Schema>,
  state: string,
  now: Date,
): Promise<OpenIdRequest | undefined> {
  const row = await kysely
    .deleteFrom('openid_requests')
    .where('state_hash', '=', hash(state))
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'return_to', 'key_hash'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { nonce, verifier, return_to: returnTo, key_hash: keyHash } = row;
  return { state, nonce, verifier, returnTo, keyHash };
}

/** Stores the result of a sign-in. @returns the code that the console exchanges, once. */
export async function keepResult(
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
      code_hash: hash(code),
      key_hash: keyHash,
      refusal,
      user_id: refusal === null ? result.userId : null,
      expires_at: secondsAfter(now, secondsToExchange),
    })
    .execute();
  return code;
}

/** What came of a sign-in, for the console that began it; nothing the second time. */
export async function takeResult(
  kysely: Kysely<Schema>,
  { code, key }: { code: string; key: string },
  now: Date,
) {
  return kysely
    .deleteFrom('openid_results')
    .where('code_hash', '=', hash(code))
    .where('key_hash', '=', hash(key))
    .where('expires_at', '>', now)
    .returning(['user_id', 'refusal'])
    .executeTakeFirst();
}

async function forgetOld(kysely: Kysely<Schema>, now: Date): Promise<void> {
  for (const table of ['openid_requests', 'openid_results'] as const) {
    await kysely.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Whoever reads the database finds nothing to come back with. */
function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
