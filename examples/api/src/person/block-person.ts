import type { Kysely } from 'kysely';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { findPerson, keyOf, type PersonDocument } from './find-person.ts';
import { changeOf, type PersonChange, storeChange } from './person-changes.ts';

/** The codes of the applications that were blocked or released. */
export interface BlockedPerson {
  readonly codes: readonly string[];
  /** Undefined if there was nothing to change. */
  readonly change: PersonChange | undefined;
}

/**
 * Blocks a person's applications, or ends the block. Blocked data are stored, but neither shown nor used: lists, look-up,
 * reports and bulk issue leave them out. Titles stay in the register.
 */
export function blockPerson(
  trx: Kysely<Schema>,
  document: PersonDocument,
  kind: 'blocked' | 'unblocked',
  audit: AuditContext,
): Promise<BlockedPerson> {
  return blockByKey(trx, keyOf(document), kind, audit);
}

export async function blockByKey(
  trx: Kysely<Schema>,
  key: string,
  kind: 'blocked' | 'unblocked',
  audit: AuditContext,
): Promise<BlockedPerson> {
  const { applications } = await findPerson(trx, key);
  const before = kind === 'blocked' ? null : 'blocked';
  const changed = applications.filter(({ restriction }) => restriction === before);
  const codes = changed.map((row) => row.application_code);
  const change = changeOf(kind, key, audit.at);
  if (changed.length === 0) return { codes, change: undefined };
  const ids = changed.map(({ id }) => id);
  await trx
    .updateTable('applications')
    .set({ restriction: kind === 'blocked' ? 'blocked' : null })
    .where('id', 'in', ids)
    .execute();
  const id = await storeChange(trx, change);
  await recordAudit(trx, audit, {
    action: `person-${kind}`,
    subject: 'person',
    subjectId: id ?? 'again',
    after: { applications: codes },
  });
  return { codes, change };
}
