import type { QueryExecutorProvider } from 'kysely';
import { appendEntry } from './append-entry.ts';
import { type Seals, sealedAsFoundAction } from './seals.ts';

/**
 * Appends an entry that seals rows of a table as a migration found them, in the migration's transaction and with its time.
 * @returns the position of the entry
 */
export function appendFound(
  db: QueryExecutorProvider,
  table: string,
  seals: Seals,
  rows: number,
): Promise<number> {
  return appendEntry(db, {
    at: new Date(),
    actorId: null,
    actorName: 'migration',
    address: null,
    action: sealedAsFoundAction,
    subject: 'register',
    subjectId: table,
    before: null,
    after: { rows },
    requestId: null,
    seals,
  });
}
