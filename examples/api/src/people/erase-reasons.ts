import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { countRows } from '../platform/database/stored-row.ts';
import { definitionOf } from '../platform/seals/sealed-tables.ts';

/** The names of the seals of reasons, with the column of their time: corrections, reviews, and prints in another form. */
const times = {
  correction_reasons: 'created_at',
  hold_reasons: 'created_at',
  print_reasons: 'created_at',
  former_print_reasons: 'printed_at',
} as const;
type Reasons = keyof typeof times;

/** The ids of the entries and prints that have lost their reason. */
export type ErasedReasons = Readonly<Record<Reasons, readonly number[]>>;

/** Selects entries by the columns that all tables have, such as `title_id`, and by the column of their time. */
type Selection = (time: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Erases the reasons of corrections and reviews of titles, and of their prints. The entries remain, with number, date and
 * body of the resolution, and so does the log of prints.
 */
export async function eraseReasons(trx: Kysely<Schema>, where: Selection): Promise<ErasedReasons> {
  return {
    correction_reasons: await erase(trx, 'correction_reasons', where),
    hold_reasons: await erase(trx, 'hold_reasons', where),
    print_reasons: await erase(trx, 'print_reasons', where),
    former_print_reasons: await erase(trx, 'former_print_reasons', where),
  };
}

/** Counts the reasons that `eraseReasons` would erase. */
export async function countReasons(kysely: Kysely<Schema>, where: Selection): Promise<number> {
  let count = 0;
  for (const [reasons, time] of Object.entries(times) as [Reasons, string][]) {
    const { table, only } = definitionOf(reasons);
    const found = sql`from ${sql.table(table)} where ${only} and ${where(sql.ref(time))}`;
    count += await countRows(kysely, found);
  }
  return count;
}

async function erase(
  trx: Kysely<Schema>,
  reasons: Reasons,
  where: Selection,
): Promise<readonly number[]> {
  const { table, key, columns, only } = definitionOf(reasons);
  const [reason = ''] = columns;
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.ref(reason)} = ''
    where ${only} and ${where(sql.ref(times[reasons]))}
    returning ${sql.ref(key)} as id`.execute(trx);
  return rows.map(({ id }) => id);
}
