import { type QueryExecutorProvider, sql } from 'kysely';
import { appendFound } from './append-found.ts';
import { pagesOfStates } from './read-states.ts';
import { definitionOf, type SealedTable } from './sealed-tables.ts';
import { hashesOf, sealState, storeSalts } from './store-salts.ts';

/**
 * Seals the rows of tables as a migration finds them, in entries of a thousand rows at most. Writers of the tables wait until
 * the transaction ends; then a process of the version before can no longer write entries without seals.
 */
export async function sealStatesAsFound(
  db: QueryExecutorProvider,
  tables: readonly SealedTable[],
): Promise<void> {
  for (const table of tables) {
    await sql`lock table ${sql.table(definitionOf(table).table)} in share row exclusive mode`.execute(
      db,
    );
    for await (const page of pagesOfStates(db, table)) {
      if (page.length === 0) break;
      const states = page.map((state) => sealState(table, state));
      const seals = { states: { [table]: hashesOf(states) } };
      const position = await appendFound(db, table, seals, states.length);
      await storeSalts(db, table, states, position);
    }
  }
}
