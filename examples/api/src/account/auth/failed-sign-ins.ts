import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { tooMany } from '#platform/http/failure.ts';
import type { Delays } from '#platform/settings/throttle-settings.ts';

/** Failures expire a day after the last one. */
const secondsUntilForgotten = 24 * 60 * 60;

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts, on any process, cannot all
 * pass. Call `forgetFailures` if the attempt succeeds.
 *
 * @throws ApiFailure 429 with `Retry-After` while the delay of the last failure runs. Such an attempt does not count.
 */
export async function countFailure(
  kysely: Kysely<Schema>,
  bucket: string,
  { free, first, longest }: Delays,
  now: Date,
): Promise<void> {
  const count = sql`(case when f.forget_at <= ${now} then 1 else f.failures + 1 end)`;
  const delay = sql`(case when ${count} < ${free}::integer then 0
    else least(${longest}::float, ${first}::float * power(2, least(${count} - ${free}::integer, 20))) end)`;
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (bucket, failures, free_at, forget_at)
    values (${bucket}, 1, ${now}, ${secondsAfter(now, secondsUntilForgotten)})
    on conflict (bucket) do update set
      failures = ${count},
      free_at = ${now}::timestamptz + make_interval(secs => ${delay}),
      forget_at = excluded.forget_at
    where f.free_at <= ${now}
    returning failures`.execute(kysely);
  const [counted] = rows;
  if (counted === undefined) {
    throw tooMany('tooManyAttempts', await waitOf(kysely, bucket, now), 'sign-in-account');
  }
  if (counted.failures === 1) await deleteExpired(kysely, now);
}

/** Deletes the failures of a bucket, after a successful attempt. */
export async function forgetFailures(kysely: Kysely<Schema>, bucket: string): Promise<void> {
  await kysely.deleteFrom('sign_in_failures').where('bucket', '=', bucket).execute();
}

/** Removes one counted failure, for an attempt whose password could not be checked. */
export async function undoFailure(
  kysely: Kysely<Schema>,
  bucket: string,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)`, free_at: now })
    .where('bucket', '=', bucket)
    .execute();
}

async function waitOf(kysely: Kysely<Schema>, bucket: string, now: Date): Promise<number> {
  const row = await kysely
    .selectFrom('sign_in_failures')
    .select('free_at')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row === undefined ? 1 : (row.free_at.getTime() - now.getTime()) / 1000;
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

async function deleteExpired(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await sql`delete from sign_in_failures where bucket in (
    select bucket from sign_in_failures where forget_at < ${now} for update skip locked)`.execute(
    kysely,
  );
}
