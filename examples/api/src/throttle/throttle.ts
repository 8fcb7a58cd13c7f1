import type { RefusalId } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../http/failure.ts';
import type { Limit, Shares } from '../settings/throttle-settings.ts';
import { bucketName } from './bucket-name.ts';
import { networksOf } from './networks.ts';

/** Calls that share a limit: their kind, and what identifies the caller or the target. */
export interface Bucket {
  readonly kind: string;
  readonly parts: readonly string[];
}

/** A caller whose networks share a limit. */
export interface Caller {
  readonly kind: string;
  readonly address: string;
}

/** Uncounts a call, when it turns out to be legitimate. */
export type Refund = () => Promise<void>;

/** Number of slices of a window. A call counts until its slice has left the window. */
const slices = 12;

/** A bucket with its limit. */
interface Counter {
  readonly bucket: Bucket;
  readonly limit: Limit;
}

/** Counts a call against one limit. See `enforceCounters`. @throws ApiFailure 429 with `Retry-After`. */
export function enforceRateLimit(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
  refusal?: RefusalId,
): Promise<Refund> {
  return enforceCounters(kysely, [{ bucket, limit }], now, refusal);
}

/**
 * Counts a call, and refuses it if a limit is reached within the sliding window.
 *
 * The database stores a counter per slice of the window, so that all processes behind a balancer share the limit.
 * Buckets are stored as hashes, without personal data. The call is counted before its work starts, so that simultaneous
 * calls cannot all pass. A refused call does not count: a caller who keeps trying passes as soon as earlier calls have
 * left the window. All counters of a call are one statement.
 *
 * @throws ApiFailure 429 with `Retry-After`.
 */
async function enforceCounters(
  kysely: Kysely<Schema>,
  counters: readonly Counter[],
  now: Date,
  refusal: RefusalId = 'tooManyAttempts',
): Promise<Refund> {
  if (counters.length === 0) return async () => {};
  const windows = counters.map(({ bucket, limit }) => ({
    kind: bucket.kind,
    name: nameOf(bucket, limit),
    most: limit.most,
    ...sliceOf(limit, now),
  }));
  const counted = await countWindows(kysely, windows, now);
  const refused = windows.find(({ name }) => !counted.has(name));
  if (refused !== undefined) {
    await uncount(
      kysely,
      windows.filter(({ name }) => counted.has(name)),
    );
    throw tooMany(refusal, await waitOf(kysely, refused.name, now), refused.kind);
  }
  if ([...counted.values()].includes(1)) await deleteExpired(kysely, now);
  return () => uncount(kysely, windows);
}

async function uncount(kysely: Kysely<Schema>, windows: readonly Window[]): Promise<void> {
  for (const { name, start } of windows) {
    await kysely
      .updateTable('throttle_windows')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('bucket', '=', name)
      .where('window_start', '=', start)
      .execute();
  }
}

/** A slice of a bucket's window, with the limit of the whole window. */
interface Window {
  readonly kind: string;
  readonly name: string;
  readonly most: number;
  readonly start: Date;
  readonly end: Date;
}

/** Counts a call in each window whose limit is not reached. @returns the hits of those slices, by bucket. */
async function countWindows(
  kysely: Kysely<Schema>,
  windows: readonly Window[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = windows.map(
    ({ name, most, start, end }) =>
      sql`(${name}::text, ${start}::timestamptz, ${end}::timestamptz, ${most}::integer)`,
  );
  const most = windows.map(({ name, most }) => sql`when ${name} then ${most}::integer`);
  const others = (row: 'called' | 'excluded') => sql`(select coalesce(sum(hits), 0)
    from throttle_windows as earlier where earlier.bucket = ${sql.ref(`${row}.bucket`)}
    and earlier.window_end > ${now} and earlier.window_start < ${sql.ref(`${row}.window_start`)})`;
  const counted = await sql<{ bucket: string; hits: number }>`
    insert into throttle_windows (bucket, window_start, window_end, hits)
    select bucket, window_start, window_end, 1
      from (values ${sql.join(rows)}) as called (bucket, window_start, window_end, most)
      where ${others('called')} < most
    on conflict (bucket, window_start) do update set hits = throttle_windows.hits + 1
      where throttle_windows.hits + ${others('excluded')}
        < case excluded.bucket ${sql.join(most, sql` `)} end
    returning bucket, hits`.execute(kysely);
  return new Map(counted.rows.map(({ bucket, hits }) => [bucket, hits]));
}

/** True if the limit is reached, so that the next call would be refused. */
export async function isExhausted(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
): Promise<boolean> {
  const { hits } = await kysely
    .selectFrom('throttle_windows')
    .select((where) => where.fn.sum<number | string | null>('hits').as('hits'))
    .where('bucket', '=', nameOf(bucket, limit))
    .where('window_end', '>', now)
    .executeTakeFirstOrThrow();
  return Number(hits) >= limit.most;
}

/** An IPv6 site has many subscribers. */
const usualShares: Shares = { line: 1, site: 10 };

/** Counts a call against each of the limits, for each network of the address. @throws ApiFailure 429. */
export function enforceAddressLimits(
  kysely: Kysely<Schema>,
  caller: Caller,
  limits: readonly Limit[],
  now: Date,
  refusal?: RefusalId,
): Promise<Refund> {
  return enforceCounters(kysely, bucketsOf(caller, limits), now, refusal);
}

/**
 * True if a limit is reached in one of the caller's networks, without counting a call.
 * @returns the seconds until calls leave the window; undefined if the limit is not reached.
 */
export async function waitOfCaller(
  kysely: Kysely<Schema>,
  caller: Caller,
  limit: Limit,
  now: Date,
): Promise<number | undefined> {
  const buckets = bucketsOf(caller, [limit]);
  const mostOf = new Map(buckets.map(({ bucket, limit }) => [nameOf(bucket, limit), limit.most]));
  const rows = await kysely
    .selectFrom('throttle_windows')
    .select((where) => [
      'bucket',
      where.fn.sum<number | string>('hits').as('hits'),
      where.fn.min('window_end').as('oldest'),
    ])
    .where('bucket', 'in', [...mostOf.keys()])
    .where('window_end', '>', now)
    .where('hits', '>', 0)
    .groupBy('bucket')
    .execute();
  const exhausted = rows.find(({ bucket, hits }) => Number(hits) >= (mostOf.get(bucket) ?? 0));
  return exhausted && (exhausted.oldest.getTime() - now.getTime()) / 1000;
}

/** The buckets of a caller, with their limits: one for each network that has a share of a limit. */
function bucketsOf({ kind, address }: Caller, limits: readonly Limit[]): Counter[] {
  return networksOf(address).flatMap(({ name, scope }) =>
    limits.flatMap(({ most, seconds, shares = usualShares }) => {
      const share = shares[scope];
      if (share === undefined) return [];
      return [{ bucket: { kind, parts: [name] }, limit: { most: most * share, seconds } }];
    }),
  );
}

/** Computes the current slice: its start, and the time at which all its calls have left the window. */
function sliceOf({ seconds }: Limit, now: Date): { start: Date; end: Date } {
  const length = (seconds * 1000) / slices;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length + seconds * 1000) };
}

/** Computes the seconds until the oldest calls have left the window. */
async function waitOf(kysely: Kysely<Schema>, bucket: string, now: Date): Promise<number> {
  const { oldest } = await kysely
    .selectFrom('throttle_windows')
    .select((where) => where.fn.min('window_end').as('oldest'))
    .where('bucket', '=', bucket)
    .where('window_end', '>', now)
    .where('hits', '>', 0)
    .executeTakeFirstOrThrow();
  return oldest === null ? 1 : (oldest.getTime() - now.getTime()) / 1000;
}

function nameOf({ kind, parts }: Bucket, { seconds }: Limit): string {
  return bucketName([kind, seconds, ...parts]);
}

async function deleteExpired(kysely: Kysely<Schema>, now: Date): Promise<void> {
  // Skips rows that another process is deleting, so that neither waits for the other.
  await sql`delete from throttle_windows where (bucket, window_start) in (
    select bucket, window_start from throttle_windows where window_end < ${now}
    for update skip locked)`.execute(kysely);
}
