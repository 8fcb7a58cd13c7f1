import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { countRows } from '../platform/database/stored-row.ts';
import { definitionOf } from '../platform/seals/sealed-tables.ts';

/** The name of the seals of reasons: those of corrections, or those of reviews. */
type Reasons = 'correction_reasons' | 'hold_reasons';

/** The ids of the entries that have lost their reason. */
export type ErasedReasons = Readonly<Record<Reasons, readonly number[]>>;

/**
 * Erases the reasons of corrections and reviews of titles. The entries remain, with number, date and body of the resolution.
 * @param where selects entries by the columns of both tables
 */
export async function eraseReasons(
  trx: Kysely<Schema>,
  where: RawBuilder<unknown>,
): Promise<ErasedReasons> {
  return {
    correction_reasons: await erase(trx, 'correction_reasons', where),
    hold_reasons: await erase(trx, 'hold_reasons', where),
  };
}

/** Counts the reasons that `eraseReasons` would erase. */
export async function countReasons(
  kysely: Kysely<Schema>,
  where: RawBuilder<unknown>,
): Promise<number> {
  let count = 0;
  for (const reasons of ['correction_reasons', 'hold_reasons'] as const) {
    const { table, only } = definitionOf(reasons);
    count += await countRows(kysely, sql`from ${sql.table(table)} where ${only} and ${where}`);
  }
  return count;
}

async function erase(
  trx: Kysely<Schema>,
  reasons: Reasons,
  where: RawBuilder<unknown>,
): Promise<readonly number[]> {
  const { table, columns, only } = definitionOf(reasons);
  const [reason = ''] = columns;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(reason)} = '' where ${only} and ${where}
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
