import { sql } from 'kysely';
import { countRows } from '#platform/database/stored-row.ts';
import { isSealedTable, sealedTables } from '#platform/seals/sealed-tables.ts';
import type { Expiry } from './expiry.ts';

/** Rows of a table whose column holds a time before the end. */
export function expiredRows(table: string, column: string, end: Date): Expiry {
  const source = sql`from ${sql.table(table)} where ${sql.ref(column)} < ${end}`;
  return {
    count: (kysely) => countRows(kysely, source),
    async remove(trx) {
      if (!isSealedTable(table)) {
        const { numAffectedRows = 0n } = await sql`delete ${source}`.execute(trx);
        return { count: Number(numAffectedRows), rows: {} };
      }
      const key = sql.ref(sealedTables[table].key);
      const deletion = sql<{ id: number }>`delete ${source} returning ${key} as id`;
      const { rows } = await deletion.execute(trx);
      return { count: rows.length, rows: { [table]: rows.map(({ id }) => id) } };
    },
  };
}
