import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { sqlState } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import {
  type AuditEvent,
  type ChainEnd,
  insertEntry,
  inTransaction,
  lockEnd,
  moveEnd,
} from './record-audit.ts';
import { waitingKey } from './waiting/waiting-key.ts';
import { waitingMac } from './waiting/waiting-mac.ts';

/** Time in which simultaneous entries are written. A lock that lasts longer is held by something that hangs. */
const patience = '500ms';

const lockNotAvailable = '55P03';

/**
 * Writes the entry of an access: a read, a report, a sign-in, or a change of the user's own password, sessions and
 * passkeys. While another transaction holds the end of the chain, the entry is stored beside the chain, and
 * `chainWaiting` adds it later. So a held end stops neither reads nor sign-ins, and each of them has an entry on disk
 * before its response.
 */
export async function recordAccess(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  event: AuditEvent,
): Promise<void> {
  await inTransaction(kysely, async (trx) => {
    const end = await tryLockEnd(trx);
    if (end === undefined) await storeWaiting(trx, audit, event);
    else await moveEnd(trx, await insertEntry(trx, end, audit, event));
  });
}

/** Locks the end of the chain; undefined if it is held. The transaction stays usable. */
async function tryLockEnd(trx: Kysely<Schema>): Promise<ChainEnd | undefined> {
  const { rows } = await sql<ChainEnd>`
    select entries, hash from audit_head for update skip locked`.execute(trx);
  return rows[0] ?? (await waitForEnd(trx));
}

async function waitForEnd(trx: Kysely<Schema>): Promise<ChainEnd | undefined> {
  await sql`savepoint before_lock`.execute(trx);
  try {
    return await lockEnd(trx, patience);
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error;
    await sql`rollback to savepoint before_lock`.execute(trx);
    return undefined;
  }
}

async function storeWaiting(
  trx: Kysely<Schema>,
  { actor, at, address, requestId }: AuditContext,
  { action, subject, subjectId, before, after }: AuditEvent,
): Promise<void> {
  const columns = {
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    address: address ?? null,
    action,
    subject,
    subject_id: String(subjectId),
    request_id: requestId,
  };
  const values = { before: before ?? null, after: after ?? null };
  await trx
    .insertInto('audit_waiting')
    .values({
      ...columns,
      before: values.before && JSON.stringify(values.before),
      after: values.after && JSON.stringify(values.after),
      mac: waitingMac(waitingKey(), { ...columns, ...values }),
    })
    .execute();
}
