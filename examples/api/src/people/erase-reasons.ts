import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { countRows } from '../platform/database/stored-row.ts';
import { definitionOf } from '../platform/seals/sealed-tables.ts';

/** The names of the seals of reasons: those of corrections, of reviews, and of prints in another form. */
const kinds = ['correction_reasons', 'hold_reasons', 'print_reasons'] as const;
type Reasons = (typeof kinds)[number];

/** The ids of the entries and prints that have lost their reason. */
export type ErasedReasons = Readonly<Record<Reasons, readonly number[]>>;

/**
 * Erases the reasons of corrections and reviews of titles, and of their prints. The entries remain, with number, date and
 * body of the resolution, and so does the log of prints.
 * @param where selects entries by the columns of all tables
 */
export async function eraseReasons(
  trx: Kysely<Schema>,
  where: RawBuilder<unknown>,
): Promise<ErasedReasons> {
  return {
    correction_reasons: await erase(trx, 'correction_reasons', where),
    hold_reasons: await erase(trx, 'hold_reasons', where),
    print_reasons: await erase(trx, 'print_reasons', where),
  };
}

/** Counts the reasons that `eraseReasons` would erase. */
export async function countReasons(
  kysely: Kysely<Schema>,
  where: RawBuilder<unknown>,
): Promise<number> {
  let count = 0;
  for (const reasons of kinds) {
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
  const { table, key, columns, only } = definitionOf(reasons);
  const [reason = ''] = columns;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(reason)} = '' where ${only} and ${where}
    returning ${sql.ref(key)} as id`.execute(trx);
  return rows.map(({ id }) => id);
}
