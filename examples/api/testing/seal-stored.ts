import type { Kysely } from 'kysely';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { findNeverSealed } from '#platform/seals/read-states.ts';

/** Seals confirmed applications that a test has stored directly in the database, as if they had been confirmed. */
export async function sealConfirmed(kysely: Kysely<Schema>): Promise<void> {
  const rows = await findNeverSealed(kysely, ['applications']);
  const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'test' };
  await recordAudit(kysely, audit, { action: 'stored', subject: 'test', subjectId: 'all', rows });
}
