import type { RefusalId } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../server/failure.ts';
import type { Limit } from '../settings.ts';
import { bucketName } from './bucket-name.ts';
import { networksOf } from './networks.ts';

/** What is counted: a kind of call and whoever makes it. */
export type Bucket = { kind: string; parts: readonly string[] };

/** Takes one counted call back: it was no guess after all. */
export type Refund = () => Promise<void>;

/** Into how many slices a window is divided. A call counts until its slice has left the window. */
const slices = 12;

/**
 * Counts one call and refuses it beyond the limit: in no time of that length are more allowed, wherever it begins.
 *
 * Slices of the window are counted in a table of the database, so that several processes behind a balancer count
 * together. Buckets are stored hashed: the table names nobody. The count comes first and the work after it, so that
 * calls at the same moment cannot all slip through. A refused call does not count: whoever goes on trying gets in as
 * soon as the others have left the window.
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
  if (counted.hits === 1) await sweep(kysely, now);
  return async () => {
    await kysely
      .updateTable('throttle_windows')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('bucket', '=', name)
      .where('window_start', '=', slice.start)
      .execute();
  };
}

/** Whether so many calls are counted already that the next one would be refused. */
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

/** Counts a call of an address by each of its networks and each of the limits. @throws ApiFailure 429. */
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

/** The slice of this moment, and when the last call that may be in it has left the window. */
function sliceOf({ seconds }: Limit, now: Date): { start: Date; end: Date } {
  const length = (seconds * 1000) / slices;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), end: new Date(start + length + seconds * 1000) };
}

/** Seconds until the oldest calls have left the window. */
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

async function sweep(kysely: Kysely<Schema>, now: Date): Promise<void> {
  // Another process may sweep as well: what it holds is left to it, so that neither waits for the other.
  await sql`delete from throttle_windows where (bucket, window_start) in (
    select bucket, window_start from throttle_windows where window_end < ${now}
    for update skip locked)`.execute(kysely);
}
