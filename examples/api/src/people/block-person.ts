import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { documentKey, findPerson, type PersonDocument } from './find-person.ts';
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
  hashKey?: string,
): Promise<BlockedPerson> {
  return blockByKey(trx, { key: documentKey(document), kind, hashKey }, audit);
}

/** Blocks or releases by person key. @param until spares applications that arrived later @default the time of the block */
export async function blockByKey(
  trx: Kysely<Schema>,
  {
    key,
    kind,
    hashKey,
  }: {
    readonly key: string;
    readonly kind: 'blocked' | 'unblocked';
    readonly hashKey: string | undefined;
  },
  audit: AuditContext,
  until: Date = audit.at,
): Promise<BlockedPerson> {
  const { applications } = await findPerson(trx, key);
  const before = kind === 'blocked' ? null : 'blocked';
  const changed = applications.filter(
    ({ restriction, applied_at }) => restriction === before && applied_at <= until,
  );
  const codes = changed.map((row) => row.application_code);
  const change = changeOf(kind, key, until, hashKey);
  if (changed.length === 0) return { codes, change: undefined };
  const ids = changed.map(({ id }) => id);
  await trx
    .updateTable('applications')
    .set({ restriction: kind === 'blocked' ? 'blocked' : null })
    .where('id', 'in', ids)
    .execute();
  await recordAudit(trx, audit, {
    action: `person-${kind}`,
    subject: 'person',
    subjectId: await storeChange(trx, change),
    after: { applications: codes },
  });
  return { codes, change };
}
