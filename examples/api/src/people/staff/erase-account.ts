import { type Kysely, sql } from 'kysely';
import { forgetFailures } from '#account/auth/failed-sign-ins.ts';
import { accountBucket } from '#account/auth/sign-in.ts';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countRows } from '#platform/database/stored-row.ts';
import { accountErasedAction } from '#platform/seals/seals.ts';
import { isErasable, recordErasure } from '../erase-entries.ts';
import { changeOf, type PersonChange, storeChange } from '../person-changes.ts';
import { type FoundAccount, readAccount } from './find-account.ts';

/** The result of the erasure of an account: what is gone, and what remains because the register rests on it. */
export interface ErasedAccount {
  /** The number of entries about the account that have lost their personal data now. */
  readonly entries: number;
  /** The acts of the user in the trail, with the name until their term. */
  readonly acts: number;
  /** The hand-overs and prints that name the user. */
  readonly register: number;
  /** Undefined if there was nothing to erase. */
  readonly change: PersonChange | undefined;
}

/** The account to erase, and the key of the hashes of erased people. */
export interface AccountErasure {
  readonly id: number;
  readonly hashKey: string | undefined;
  /** Spares an account that was created later. @default the time of the erasure */
  readonly until?: Date;
}

/** Identifies an account among erased people. */
export function accountKey(id: number): string {
  return `account:${id}`;
}

/**
 * Erases an account: its row, with sessions, passkeys, identities and devices, and the personal data of the entries about
 * it. The number of the account remains in the trail, and stands for the user; their acts keep the name until the term of
 * the trail.
 */
export async function eraseAccount(
  trx: Kysely<Schema>,
  { id, hashKey, until }: AccountErasure,
  audit: AuditContext,
): Promise<ErasedAccount> {
  const time = until ?? audit.at;
  const { user, entries } = await readAccount(trx, id);
  const chained = entries.filter((entry) => isErasable(entry) && entry.at <= time);
  const isStored = user !== undefined && user.created_at <= time;
  const result = { entries: chained.length, ...(await countRemaining(trx, id)) };
  if (!isStored && chained.length === 0) return { ...result, change: undefined };
  if (isStored) await deleteUser(trx, user);
  const change = changeOf('account-erased', accountKey(id), time, hashKey);
  await recordErasure(trx, audit, chained, {
    action: accountErasedAction,
    subjectId: await storeChange(trx, change),
    after: { account: id },
    rows: { users: isStored ? [id] : [] },
  });
  return { ...result, change };
}

async function deleteUser(trx: Kysely<Schema>, { id }: NonNullable<FoundAccount['user']>) {
  await forgetFailures(trx, accountBucket(id));
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

async function countRemaining(trx: Kysely<Schema>, id: number) {
  const acts = sql`from audit_entries
    where actor_id = ${id} and actor_name <> '' and (subject <> 'user' or subject_id <> ${String(id)})`;
  const handovers = await countRows(trx, sql`from handovers where recorded_by = ${id}`);
  const prints = await countRows(trx, sql`from document_prints where printed_by = ${id}`);
  return { acts: await countRows(trx, acts), register: handovers + prints };
}
