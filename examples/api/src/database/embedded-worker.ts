// PGlite in a thread of its own: while it works on a statement, the process goes on answering.
import { openAsBlob } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveThread } from '../threads/serve-thread.ts';
import { DurableFiles, durableStart, memoryStart } from './durable-files.ts';
import { parsers } from './parsers.ts';

/** A folder; without one in memory, and there from a template's dump, if one is named. */
export type EmbeddedPlace = { folder?: string; template?: string | undefined };

/** What the embedded database is asked; `open` comes first. */
export type Asked =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'query'; statement: string; parameters: readonly unknown[] };

export type Answer = { rows: unknown[]; affectedRows: number | undefined };

const nothing: Answer = { rows: [], affectedRows: undefined };

const { folder, template }: EmbeddedPlace = workerData;
const database = PGlite.create(
  folder === undefined
    ? { parsers, startParams: memoryStart, ...(await dumped(template)) }
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

async function dumped(path: string | undefined) {
  return path === undefined ? {} : { loadDataDir: await openAsBlob(path) };
}
