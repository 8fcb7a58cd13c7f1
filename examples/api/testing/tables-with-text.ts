import { type Kysely, sql } from 'kysely';
import { readTables } from '../src/commands/backups/backup-contents.ts';
import type { Schema } from '../src/platform/database/schema.ts';

/** Finds the tables in which a text stands in any column. */
export async function tablesWithText(kysely: Kysely<Schema>, text: string): Promise<string[]> {
  const searches = (await readTables(kysely)).map(
    (table) => sql<{ name: string }>`
      select ${table} as name
      where exists (select 1 from ${sql.table(table)} as each where each::text ilike ${`%${text}%`})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(searches, sql` union all `)}`.execute(
    kysely,
  );
  return rows.map(({ name }) => name).sort();
}
