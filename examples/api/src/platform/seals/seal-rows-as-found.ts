import { type QueryExecutorProvider, sql } from 'kysely';
import { appendFound } from './append-found.ts';
import { type Seals, sealRows } from './seals.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const rowsPerEntry = 1_000;

/**
 * Seals the rows of an append-only table as a migration finds them. The trail proves nothing about them before that.
 * Writers of the table wait until the transaction ends.
 */
export async function sealRowsAsFound(
  db: QueryExecutorProvider,
  table: keyof Seals & string,
): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where id > ${last} order by id
      limit ${rowsPerEntry}`.execute(db);
    if (rows.length > 0) await appendFound(db, table, { [table]: sealRows(rows) }, rows.length);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < rowsPerEntry) return;
  }
}
