import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';

/** 128 bits, which nobody can guess. */
const keyBytes = 16;

/**
 * Makes a key for the receipt of an application. The database stores its hash alone, so a repeated submission gets a
 * further key: the first answer may not have arrived.
 */
export async function makeReceiptKey(
  trx: Kysely<Schema>,
  applicationId: number,
  now: Date,
): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url');
  await trx
    .insertInto('receipt_keys')
    .values({ key_hash: hashSecret(key), application_id: applicationId, created_at: now })
    .execute();
  return key;
}

/** True if the key is one of the application with this code. */
export function isReceiptKey(kysely: Kysely<Schema>, code: string, key: string): Promise<boolean> {
  return hasRow(
    kysely
      .selectFrom('receipt_keys')
      .innerJoin('applications', 'applications.id', 'receipt_keys.application_id')
      .select('application_id')
      .where('key_hash', '=', hashSecret(key))
      .where('application_code', '=', code),
  );
}
