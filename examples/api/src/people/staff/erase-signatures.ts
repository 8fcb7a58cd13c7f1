import { earliestToday } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import {
  readOfficialSignatures,
  removeSignatures,
  type StoredSignature,
} from '#documents/official-signatures.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { changeOf, type PersonChange, storeChange } from '../person-changes.ts';

/** A signature that stays: its official is in office, or titles need it. */
export interface NeededSignature extends StoredSignature {
  readonly reason: 'in-office' | 'needed';
}

/** The result of the erasure of an official's signatures. */
export interface ErasedSignatures {
  readonly erased: readonly number[];
  readonly remaining: readonly NeededSignature[];
  readonly changes: readonly PersonChange[];
}

/** The offices whose signature is erased, and the key of the hashes of erased people. */
export interface SignatureErasure {
  readonly ids: readonly number[];
  readonly hashKey: string | undefined;
}

/** Identifies a signature among erased people. */
export function signatureKey(id: number): string {
  return `signature:${id}`;
}

/**
 * Erases the signatures of offices. Name, office and term remain: the documents of titles state them. A signature stays
 * while its official is in office, and while a title to issue needs it; issued titles have their own copy.
 */
export async function eraseSignatures(
  trx: Kysely<Schema>,
  { ids, hashKey }: SignatureErasure,
  audit: AuditContext,
): Promise<ErasedSignatures> {
  // The last day of an office is not over while it lasts anywhere.
  const day = earliestToday(audit.at);
  const stored = (await readOfficialSignatures(trx)).filter(({ id }) => ids.includes(id));
  const remaining = stored.flatMap((signature): NeededSignature[] => {
    const { valid_until, needed_by } = signature;
    if (valid_until === null || valid_until >= day) return [{ ...signature, reason: 'in-office' }];
    return needed_by > 0 ? [{ ...signature, reason: 'needed' }] : [];
  });
  const erased = stored.map(({ id }) => id).filter((id) => !remaining.some((row) => row.id === id));
  const changes: PersonChange[] = [];
  for (const id of erased) changes.push(await eraseSignature(trx, { id, hashKey }, audit));
  return { erased, remaining, changes };
}

/** Erases the signature of an office, and records it. @param at the time of an erasure that is applied again */
export async function eraseSignature(
  trx: Kysely<Schema>,
  { id, hashKey }: { readonly id: number; readonly hashKey: string | undefined },
  audit: AuditContext,
  at: Date = audit.at,
): Promise<PersonChange> {
  const change = changeOf('signature-erased', signatureKey(id), at, hashKey);
  const rows = await removeSignatures(trx, [id]);
  await recordAudit(trx, audit, {
    action: 'signature-erased',
    subject: 'person',
    subjectId: await storeChange(trx, change),
    after: { authority: id },
    rows,
  });
  return change;
}

/** True if the office has a signature, and nobody has changed it since a moment: a later signature is another one. */
export async function hasSignatureFrom(
  trx: Kysely<Schema>,
  id: number,
  until: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from authorities a where a.id = ${id} and a.signature is not null and not exists (
      select 1 from audit_entries e
      where e.subject = 'authority' and e.subject_id = a.id::text and e.at > ${until}
        and e.action in ('created', 'updated'))`.execute(trx);
  return rows.length > 0;
}
