import type { RefusalId } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../server/failure.ts';
import type { Limit } from '../settings.ts';
import { bucketName } from './bucket-name.ts';
import { networksOf } from './networks.ts';

/** Calls that share a limit: their kind, and what identifies the caller or the target. */
export interface Bucket {
  readonly kind: string;
  readonly parts: readonly string[];
}

/** Uncounts a call, when it turns out to be legitimate. */
export type Refund = () => Promise<void>;

/** Number of slices of a window. A call counts until its slice has left the window. */
const slices = 12;

/**
 * Counts a call, and refuses it if the limit is reached within the sliding window.
 *
 * The database stores a counter per slice of the window, so that all processes behind a balancer share the limit.
 * Buckets are stored as hashes, without personal data. The call is counted before its work starts, so that simultaneous
 * calls cannot all pass. A refused call does not count: a caller who keeps trying passes as soon as earlier calls have
 * left the window.
 *
 * @throws ApiFailure 429 with `Retry-After`.
 */
export async function enforceRateLimit(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
  refusal: RefusalId = 'tooManyAttempts',
): Promise<Refund> {
  const name = nameOf(bucket, limit);
  const slice = sliceOf(limit, now);
  const others = sql`(select coalesce(sum(hits), 0) from throttle_windows
    where bucket = ${name} and window_end > ${now} and window_start < ${slice.start})`;
  const { rows } = await sql<{ hits: number }>`
    insert into throttle_windows (bucket, window_start, window_end, hits)
    select ${name}, ${slice.start}::timestamptz, ${slice.end}::timestamptz, 1
      where ${others} < ${limit.most}
    on conflict (bucket, window_start) do update set hits = throttle_windows.hits + 1
      where throttle_windows.hits + ${others} < ${limit.most}
    returning hits`.execute(kysely);
  const [counted] = rows;
  if (counted === undefined) throw tooMany(refusal, await waitOf(kysely, name, now));
  if (counted.hits === 1) await deleteExpired(kysely, now);
  return async () => {
    await kysely
      .updateTable('throttle_windows')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('bucket', '=', name)
      .where('window_start', '=', slice.start)
      .execute();
  };
}

/** Whether the limit is reached, so that the next call would be refused. */
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

/** Counts a call against each of the limits, for each network of the address. @throws ApiFailure 429. */
export async function enforceAddressLimits(
  kysely: Kysely<Schema>,
  { kind, address }: { kind: string; address: string },
  limits: readonly Limit[],
  now: Date,
  refusal?: RefusalId,
): Promise<Refund> {
  const counted: Refund[] = [];
  for (const { name, share } of networksOf(address)) {
    for (const { most, seconds } of limits) {
      const limit = { most: most * share, seconds };
      counted.push(await enforceRateLimit(kysely, { kind, parts: [name] }, limit, now, refusal));
    }
  }
  return async () => {
    for (const refund of counted) await refund();
  };
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
