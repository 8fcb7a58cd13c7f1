import type { RefusalId } from 'birrete/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../http/failure.ts';
import type { Limit, Shares } from '../settings/throttle-settings.ts';
import { networksOf } from './networks.ts';
import {
  type Bucket,
  type BucketHits,
  type Counter,
  countWindows,
  deleteExpired,
  readHits,
  secondsUntil,
  storedBucketName,
  uncount,
  type Window,
  windowOf,
} from './throttle-windows.ts';

/** A caller whose networks share a limit. */
export interface Caller {
  readonly kind: string;
  readonly address: string;
}

/** Uncounts a call, when it turns out to be legitimate. */
export type Refund = () => Promise<void>;

/** Counts a call against one limit. See `enforceCounters`. @throws ApiFailure 429 with `Retry-After`. */
export async function enforceRateLimit(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
  refusal?: RefusalId,
): Promise<Refund> {
  const { refund } = await enforceCounters(kysely, [{ bucket, limit }], now, { refusal });
  return refund;
}

/** An IPv6 site has many subscribers. */
const usualShares: Shares = { line: 1, site: 10 };

/** Counts a call against each of the limits, for each network of the address. @throws ApiFailure 429. */
export async function enforceAddressLimits(
  kysely: Kysely<Schema>,
  caller: Caller,
  limits: readonly Limit[],
  now: Date,
  refusal?: RefusalId,
): Promise<Refund> {
  const { refund } = await enforceCounters(kysely, countersOf(caller, limits), now, { refusal });
  return refund;
}

/** A call within its limits. */
export interface CountedCall {
  readonly refund: Refund;
  /** Seconds until calls leave the window of a watched limit that is reached; undefined if none is. */
  readonly watchedWait: number | undefined;
}

/**
 * Counts a call like `enforceAddressLimits`, and reads whether another limit of the address is reached.
 * @throws ApiFailure 429.
 */
export function enforceWatching(
  kysely: Kysely<Schema>,
  caller: Caller,
  limits: readonly Limit[],
  watched: { readonly caller: Caller; readonly limit: Limit },
  now: Date,
  refusal?: RefusalId,
): Promise<CountedCall> {
  const counters = countersOf(watched.caller, [watched.limit]);
  return enforceCounters(kysely, countersOf(caller, limits), now, { refusal, watched: counters });
}

/** True if the limit is reached, so that the next call would be refused. */
export async function isExhausted(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  const { hits } = await readHits(kysely, storedBucketName(bucket, limit), now);
  return hits >= limit.max;
}

/**
 * Counts a call, and refuses it if a limit is reached within the sliding window.
 *
 * The database stores a counter per slice of the window, so that all processes behind a balancer share the limit.
 * Buckets are stored as hashes, without personal data. The call is counted before its work starts, so that simultaneous
 * calls cannot all pass. A refused call does not count: a caller who keeps trying passes as soon as earlier calls have
 * left the window. All counters of a call are one statement, which also reads the watched ones.
 *
 * @throws ApiFailure 429 with `Retry-After`.
 */
async function enforceCounters(
  kysely: Kysely<Schema>,
  counters: readonly Counter[],
  now: Date,
  {
    refusal = 'tooManyAttempts',
    watched = [],
  }: { refusal?: RefusalId | undefined; watched?: readonly Counter[] },
): Promise<CountedCall> {
  if (counters.length + watched.length === 0)
    return { refund: async () => {}, watchedWait: undefined };
  const windows = counters.map((counter) => windowOf(counter, now));
  const watchedWindows = watched.map((counter) => windowOf(counter, now));
  const watchedNames = watchedWindows.map(({ name }) => name);
  const hits = await countWindows(kysely, windows, watchedNames, now);
  const counted = windows.filter(({ name }) => hits.has(name));
  const refused = windows.find(({ name }) => !hits.has(name));
  if (refused !== undefined) {
    await uncount(kysely, counted);
    const { oldest } = await readHits(kysely, refused.name, now);
    throw tooMany(refusal, secondsUntil(oldest, now), refused.kind);
  }
  if (counted.some(({ name }) => hits.get(name)?.hits === 1)) await deleteExpired(kysely, now);
  return {
    refund: () => uncount(kysely, windows),
    watchedWait: waitFor(watchedWindows, hits, now),
  };
}

function waitFor(
  windows: readonly Window[],
  hits: ReadonlyMap<string, BucketHits>,
  now: Date,
): number | undefined {
  const reached = windows
    .map(({ name, max }) => ({ max, found: hits.get(name) }))
    .find(({ max, found }) => found !== undefined && found.hits >= max);
  return reached?.found && secondsUntil(reached.found.oldest, now);
}

/** The buckets of a caller, with their limits: one for each network that has a share of a limit. */
function countersOf({ kind, address }: Caller, limits: readonly Limit[]): Counter[] {
  return networksOf(address).flatMap(({ name, scope }) =>
    limits.flatMap(({ max, seconds, shares = usualShares }) => {
      const share = shares[scope];
      if (share === undefined) return [];
      return [{ bucket: { kind, parts: [name] }, limit: { max: max * share, seconds } }];
    }),
  );
}
