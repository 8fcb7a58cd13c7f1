import { foldName } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';

/** Finds the offices of an official, by name or by the number of one of them. */
export async function findOffices(
  kysely: Kysely<Schema>,
  name: string,
): Promise<readonly number[]> {
  const rows = await kysely
    .selectFrom('authorities')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const key = foldName(name);
  return rows
    .filter((row) => String(row.id) === name.trim() || foldName(row.name) === key)
    .map(({ id }) => id);
}

/** Collects everything that is stored about officials: their offices with the signature, and the entries about them. */
export async function exportOffices(trx: Kysely<Schema>, ids: readonly number[]) {
  return {
    offices: await trx
      .selectFrom('authorities')
      .select(['id', 'name', 'office', 'valid_from', 'valid_until', 'signature'])
      .where('id', 'in', [0, ...ids])
      .orderBy('id')
      .execute(),
    history: await trx
      .selectFrom('audit_entries')
      .select(['at', 'action', 'subject_id', 'before', 'after'])
      .where('subject', '=', 'authority')
      .where('subject_id', 'in', ['', ...ids.map(String)])
      .orderBy('id')
      .execute(),
  };
}

/** Exports officials, for a request of access or portability. The export is recorded. */
export function exportOfficial(
  kysely: Kysely<Schema>,
  ids: readonly number[],
  audit: AuditContext,
): Promise<object> {
  return kysely.transaction().execute(async (trx) => {
    const found = { exported_at: audit.at, ...(await exportOffices(trx, ids)) };
    await recordAudit(trx, audit, {
      action: 'official-exported',
      subject: 'person',
      subjectId: 'export',
      after: { authorities: ids },
    });
    return found;
  });
}
