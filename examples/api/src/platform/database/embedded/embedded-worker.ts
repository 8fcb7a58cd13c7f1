// Runs PGlite in a separate thread, so that the process keeps answering while a statement runs.
import { openAsBlob } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveThread } from '#platform/concurrency/serve-thread.ts';
import { parsers } from '../parsers.ts';
import { DurableFiles, durableStart, memoryStart } from './durable-files.ts';

/** A folder; without it, in memory, from the dump `template` if there is one. */
export interface EmbeddedLocation {
  readonly folder?: string;
  readonly template?: string | undefined;
}

/** A question to the embedded database. The first one is `open`. */
export type Question =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'query'; readonly statement: string; readonly parameters: readonly unknown[] };

export interface Answer {
  readonly rows: unknown[];
  readonly affectedRows: number | undefined;
}

const nothing: Answer = { rows: [], affectedRows: undefined };

const { folder, template }: EmbeddedLocation = workerData;
const database = PGlite.create(
  folder === undefined
    ? { parsers, startParams: memoryStart, ...(await dumped(template)) }
    : { parsers, startParams: durableStart, fs: new DurableFiles(folder) },
);
database.catch(() => {});

serveThread<Question, Answer>(async (question) => {
  const pglite = await database;
  if (question.kind === 'open') return nothing;
  if (question.kind === 'close') {
    await pglite.close();
    return nothing;
  }
  try {
    const { rows, affectedRows } = await pglite.query(question.statement, [...question.parameters]);
    return { rows, affectedRows };
  } catch (error) {
    if (!hasSqlState(error)) await endIfDead(pglite);
    throw error;
  }
});

/** True if PostgreSQL reported the error, and therefore still runs. */
function hasSqlState(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** Ends this thread if PostgreSQL has crashed, for example on a full disk: every later statement would fail too. */
async function endIfDead(pglite: PGlite): Promise<void> {
  try {
    await pglite.query('select 1');
  } catch (error) {
    if (!hasSqlState(error)) process.exit(1);
  }
}

async function dumped(path: string | undefined) {
  return path === undefined ? {} : { loadDataDir: await openAsBlob(path) };
}
