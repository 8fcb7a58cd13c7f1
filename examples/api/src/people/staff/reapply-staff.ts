import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { findChanges } from '../find-changes.ts';
import { accountKey, eraseAccount } from './erase-account.ts';
import { eraseSignature, hasSignatureFrom, signatureKey } from './erase-signatures.ts';

/**
 * Applies the stored erasures of accounts and signatures to a restored database. An account or a signature that arrived
 * later stays as it is.
 * @returns the number of accounts and signatures that the backup had brought back
 */
export async function reapplyStaff(
  trx: Kysely<Schema>,
  hashKey: string | undefined,
  audit: AuditContext,
): Promise<number> {
  const accounts = await reapplyAccounts(trx, hashKey, audit);
  return accounts + (await reapplySignatures(trx, hashKey, audit));
}

async function reapplyAccounts(
  trx: Kysely<Schema>,
  hashKey: string | undefined,
  audit: AuditContext,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    union select subject_id::integer from audit_entries
    where subject = 'user' and subject_id ~ '^[0-9]{1,9}$' and salt is not null`.execute(trx);
  let erased = 0;
  for (const [id, until] of await findErased(trx, rows, accountKey, hashKey)) {
    const { change } = await eraseAccount(trx, { id, hashKey, until }, audit);
    if (change !== undefined) erased += 1;
  }
  return erased;
}

async function reapplySignatures(
  trx: Kysely<Schema>,
  hashKey: string | undefined,
  audit: AuditContext,
): Promise<number> {
  const rows = await trx
    .selectFrom('authorities')
    .select('id')
    .where('signature', 'is not', null)
    .execute();
  let erased = 0;
  for (const [id, until] of await findErased(trx, rows, signatureKey, hashKey)) {
    if (!(await hasSignatureFrom(trx, id, until))) continue;
    await eraseSignature(trx, { id, hashKey }, audit, until);
    erased += 1;
  }
  return erased;
}

/** The ids that have been erased, with the time of the last erasure. */
async function findErased(
  trx: Kysely<Schema>,
  rows: readonly { readonly id: number }[],
  keyOf: (id: number) => string,
  hashKey: string | undefined,
): Promise<ReadonlyMap<number, Date>> {
  const ids = new Map(rows.map(({ id }) => [keyOf(id), id]));
  const changes = await findChanges(trx, [...ids.keys()], hashKey);
  return new Map(
    changes.flatMap(({ key, at }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [[id, at] as const];
    }),
  );
}
