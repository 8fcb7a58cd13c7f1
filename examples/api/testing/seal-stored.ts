import type { Kysely } from 'kysely';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { findNeverSealed } from '#platform/seals/read-states.ts';
import { type SealedTable, sealedTableNames } from '#platform/seals/sealed-tables.ts';

/** Seals confirmed applications that a test has stored directly in the database, as if they had been confirmed. */
export function sealConfirmed(kysely: Kysely<Schema>): Promise<void> {
  return sealStored(kysely, ['applications']);
}

/** Seals the rows of tables that a test has stored directly in the database. @param tables default all with seals */
export async function sealStored(
  kysely: Kysely<Schema>,
  tables: readonly SealedTable[] = sealedTableNames,
): Promise<void> {
  const rows = await findNeverSealed(kysely, tables);
  const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'test' };
  await recordAudit(kysely, audit, { action: 'stored', subject: 'test', subjectId: 'all', rows });
}
