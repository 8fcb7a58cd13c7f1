import { type Kysely, sql } from 'kysely';
import { readTables } from '../src/commands/backups/backup-contents.ts';
import type { Schema } from '../src/platform/database/schema.ts';

/** Finds the tables in which a text stands in any column. */
export async function tablesWithText(kysely: Kysely<Schema>, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await readTables(kysely)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} as each where each::text ilike ${`%${text}%`} limit 1`.execute(
      kysely,
    );
    if (rows.length > 0) found.push(table);
  }
  return found.sort();
}
