import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../server/failure.ts';
import type { Limit } from '../settings.ts';
import { throttleMessages } from './throttle.messages.ts';

/** What is counted: a kind of call and whoever makes it. */
export type Bucket = { kind: string; parts: readonly string[] };

/**
 * Counts one call and refuses it beyond the limit.
 *
 * Windows of fixed length in a table of the database, so that several processes behind a balancer
 * count together. Buckets are stored hashed: the table names nobody. The count comes first and the
 * work after it, so that calls at the same moment cannot all slip through.
 * @throws ApiFailure 429 with `Retry-After`.
 */
export async function countCall(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
  sentence: string = throttleMessages.tooMany,
): Promise<void> {
  const window = windowOf(limit, now);
  const { hits } = await kysely
    .insertInto('throttle_windows')
    .values({ bucket: hashBucket(bucket, limit), ...window, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'window_start'])
        .doUpdateSet({ hits: sql`throttle_windows.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  if (hits === 1) await sweep(kysely, now);
  if (hits > limit.most) {
    throw tooMany(sentence, (window.window_end.getTime() - now.getTime()) / 1000);
  }
}

/** Takes one call back: it was no guess after all. */
export async function forgiveCall(
  kysely: Kysely<Schema>,
  bucket: Bucket,
  limit: Limit,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('throttle_windows')
    .set({ hits: sql`greatest(hits - 1, 0)` })
    .where('bucket', '=', hashBucket(bucket, limit))
    .where('window_start', '=', windowOf(limit, now).window_start)
    .execute();
}

function windowOf(limit: Limit, now: Date) {
  const length = limit.seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { window_start: new Date(start), window_end: new Date(start + length) };
}

function hashBucket(bucket: Bucket, limit: Limit): string {
  const parts = [bucket.kind, limit.seconds, ...bucket.parts];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function sweep(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('throttle_windows').where('window_end', '<', now).execute();
}
