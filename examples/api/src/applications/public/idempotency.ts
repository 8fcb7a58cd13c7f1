import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';

const storedHours = 48;

/**
 * Claims an `Idempotency-Key` inside the transaction of the submission.
 *
 * A second request with the key waits for the first one's end: after a success it gets the first application's id,
 * after a failure it is the first itself. Keys and bodies are stored as hashes, for 48 hours.
 * @returns the id of the application that was stored with the key; undefined for a new key.
 * @throws ApiFailure 422 if the key was used with another body.
 */
export async function claimKey(
  trx: Kysely<Schema>,
  key: string,
  body: unknown,
  now: Date,
): Promise<number | undefined> {
  const key_hash = hashSecret(key);
  const request_hash = createHmac('sha256', key).update(JSON.stringify(body)).digest('base64url');
  const oldest = new Date(now.getTime() - storedHours * 3_600_000);
  await trx
    .deleteFrom('idempotency_keys')
    .where('key_hash', '=', key_hash)
    .where('created_at', '<', oldest)
    .execute();
  await sweep(trx, oldest);
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key_hash, request_hash, application_id: null, created_at: now })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'application_id'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== request_hash) throw refuse('idempotencyKeyReused');
  return earlier.application_id ?? undefined;
}

/** Deletes expired keys, except for those that another submission has locked. */
async function sweep(trx: Kysely<Schema>, oldest: Date): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('key_hash', 'in', (old) =>
      old
        .selectFrom('idempotency_keys')
        .select('key_hash')
        .where('created_at', '<', oldest)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Stores the application of a key. */
export async function settleKey(
  trx: Kysely<Schema>,
  key: string,
  applicationId: number,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ application_id: applicationId })
    .where('key_hash', '=', hashSecret(key))
    .execute();
}
