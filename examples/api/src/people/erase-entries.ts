import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { SealedIds } from '#platform/seals/sealed-tables.ts';
import type { accountErasedAction, personErasedAction } from '#platform/seals/seals.ts';
import type { StoredEntry } from './find-person.ts';

/** The entry about an erasure. */
export interface RecordedErasure {
  readonly action: typeof personErasedAction | typeof accountErasedAction;
  /** The id of its row in `person_changes`. */
  readonly subjectId: number;
  readonly rows: SealedIds;
  /** The hashes of births that titles stated, by the title's id. @default none */
  readonly births?: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** True if an entry has personal data, and a place in the chain. */
export function isErasable({ salt, position }: StoredEntry): boolean {
  return salt !== null && position !== null;
}

/** Records an erasure and erases the entries that it names: the database allows it in this order only. */
export async function recordErasure(
  trx: Kysely<Schema>,
  audit: AuditContext,
  entries: readonly StoredEntry[],
  { after, births = {}, ...erasure }: RecordedErasure,
): Promise<void> {
  const named = entries.map(({ position, content_hash }) => [String(position), content_hash ?? '']);
  await recordAudit(trx, audit, {
    ...erasure,
    subject: 'person',
    after: { ...after, entries: entries.length },
    seals: { erased_entries: Object.fromEntries(named), erased_births: births },
  });
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await sql`
    update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where id = any(${ids}::bigint[])`.execute(trx);
}
