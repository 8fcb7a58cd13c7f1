// PGlite in a thread of its own: while it works on a statement, the process goes on answering.
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveThread } from '../threads/serve-thread.ts';
import { DurableFiles, durableStart, memoryStart } from './durable-files.ts';
import { parsers } from './parsers.ts';

/** What the embedded database is asked; `open` comes first. */
export type Asked =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'query'; statement: string; parameters: readonly unknown[] };

export type Answer = { rows: unknown[]; affectedRows: number | undefined };

const nothing: Answer = { rows: [], affectedRows: undefined };

const { folder }: { folder: string | undefined } = workerData;
const database = PGlite.create(
  folder === undefined
    ? { parsers, startParams: memoryStart }
    : { parsers, startParams: durableStart, fs: new DurableFiles(folder) },
);
database.catch(() => {});

serveThread<Asked, Answer>(async (asked) => {
  const pglite = await database;
  if (asked.kind === 'open') return nothing;
  if (asked.kind === 'close') {
    await pglite.close();
    return nothing;
  }
  const { rows, affectedRows } = await pglite.query(asked.statement, [...asked.parameters]);
  return { rows, affectedRows };
});
