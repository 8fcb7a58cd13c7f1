import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

export type Change = (trx: Kysely<Schema>) => Promise<unknown>;

/** A change by one statement, or several that end with semicolons. */
export function statement(text: string): Change {
  return (trx) => sql.raw(text).execute(trx);
}

/** Tables whose triggers refuse changes. */
const guarded = [
  'issued_titles',
  'title_codes',
  'title_contents',
  'signature_pictures',
  'title_entries',
  'title_holds',
  'handovers',
  'handover_details',
  'document_prints',
  'print_reasons',
  'document_template_versions',
  'proof_answers',
  'audit_entries',
];

/**
 * Changes the register and the audit trail without their triggers, as the owner of the tables could, and undoes the
 * change.
 * @returns what `inspect` found meanwhile
 */
export async function changeAsOwner<T>(
  kysely: Kysely<Schema>,
  change: Change,
  inspect: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const trx = await kysely.startTransaction().execute();
  try {
    for (const table of guarded) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    }
    await change(trx);
    return await inspect(trx);
  } finally {
    await trx.rollback().execute();
  }
}
