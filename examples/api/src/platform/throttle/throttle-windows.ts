import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Limit } from '../settings/throttle-settings.ts';

/** Calls that share a limit: their kind, and what identifies the caller or the target. */
export interface Bucket {
  readonly kind: string;
  readonly parts: readonly string[];
}

/** A bucket with its limit. */
export interface Counter {
  readonly bucket: Bucket;
  readonly limit: Limit;
}

/** Number of slices of a window. A call counts until its slice has left the window. */
const slices = 12;

/** The current slice of a bucket's window, with the limit of the whole window. */
export interface Window {
  readonly kind: string;
  readonly name: string;
  readonly max: number;
  readonly start: Date;
  /** Time at which all calls of the slice have left the window. */
  readonly end: Date;
}

export function windowOf({ bucket, limit }: Counter, now: Date): Window {
  const length = (limit.seconds * 1000) / slices;
  const start = Math.floor(now.getTime() / length) * length;
  return {
    kind: bucket.kind,
    name: storedBucketName(bucket, limit),
    max: limit.max,
    start: new Date(start),
    end: new Date(start + length + limit.seconds * 1000),
  };
}

export function storedBucketName({ kind, parts }: Bucket, { seconds }: Limit): string {
  return bucketName([kind, seconds, ...parts]);
}

/** Calls of a bucket. */
export interface BucketHits {
  readonly hits: number;
  /** Time at which the oldest calls leave the window. Null for a bucket that was counted by this statement. */
  readonly oldest: Date | null;
}

/**
 * Counts a call in each window whose limit is not reached, and reads other buckets in the same statement.
 * @returns the hits by bucket: of the current slice if counted, of the whole window if only read.
 */
export async function countWindows(
  kysely: Kysely<Schema>,
  windows: readonly Window[],
  read: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, BucketHits>> {
  const counted = windows.length === 0 ? sql`` : sql`${counting(windows, now)} union all`;
  const found = await sql<BucketHits & { bucket: string }>`${counted}
    select bucket, sum(hits)::integer as hits, min(window_end) as oldest from throttle_windows
    where bucket = any(array[${sql.join(read)}]::text[]) and window_end > ${now} and hits > 0
    group by bucket`.execute(kysely);
  return new Map(found.rows.map(({ bucket, hits, oldest }) => [bucket, { hits, oldest }]));
}

/** Selects the buckets that it has counted a call for. */
function counting(windows: readonly Window[], now: Date) {
  const rows = windows.map(
    ({ name, max, start, end }) =>
      sql`(${name}::text, ${start}::timestamptz, ${end}::timestamptz, ${max}::integer)`,
  );
  const max = windows.map(({ name, max }) => sql`when ${name} then ${max}::integer`);
  const others = (row: 'called' | 'excluded') => sql`(select coalesce(sum(hits), 0)
    from throttle_windows as earlier where earlier.bucket = ${sql.ref(`${row}.bucket`)}
    and earlier.window_end > ${now} and earlier.window_start < ${sql.ref(`${row}.window_start`)})`;
  return sql`with counted as (
      insert into throttle_windows (bucket, window_start, window_end, hits)
      select bucket, window_start, window_end, 1
        from (values ${sql.join(rows)}) as called (bucket, window_start, window_end, most)
        where ${others('called')} < most
      on conflict (bucket, window_start) do update set hits = throttle_windows.hits + 1
        where throttle_windows.hits + ${others('excluded')}
          < case excluded.bucket ${sql.join(max, sql` `)} end
      returning bucket, hits
    )
    select bucket, hits, null::timestamptz as oldest from counted`;
}

/** Uncounts a call in each window. */
export async function uncount(kysely: Kysely<Schema>, windows: readonly Window[]): Promise<void> {
  for (const { name, start } of windows) {
    await kysely
      .updateTable('throttle_windows')
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where('bucket', '=', name)
      .where('window_start', '=', start)
      .execute();
  }
}

/** Reads the calls of a bucket within its window. */
export async function readHits(
  kysely: Kysely<Schema>,
  bucket: string,
  now: Date,
): Promise<BucketHits> {
  const { hits, oldest } = await kysely
    .selectFrom('throttle_windows')
    .select((where) => [
      where.fn.sum<number | string | null>('hits').as('hits'),
      where.fn.min('window_end').as('oldest'),
    ])
    .where('bucket', '=', bucket)
    .where('window_end', '>', now)
    .where('hits', '>', 0)
    .executeTakeFirstOrThrow();
  return { hits: Number(hits), oldest };
}

/** Computes the seconds until the oldest calls have left the window. */
export function secondsUntil(oldest: Date | null, now: Date): number {
  return oldest === null ? 1 : (oldest.getTime() - now.getTime()) / 1000;
}

export async function deleteExpired(kysely: Kysely<Schema>, now: Date): Promise<void> {
  // Skips rows that another process is deleting, so that neither waits for the other.
  await sql`delete from throttle_windows where (bucket, window_start) in (
    select bucket, window_start from throttle_windows where window_end < ${now}
    for update skip locked)`.execute(kysely);
}

/** Derives the stored name of a bucket: a hash, so that the throttle tables contain no personal data. */
export function bucketName(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
