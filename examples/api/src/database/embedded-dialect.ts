import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { startThread, type Thread } from '../threads/start-thread.ts';
import type { Answer, Asked, EmbeddedPlace } from './embedded-worker.ts';

type EmbeddedThread = Thread<Asked, Answer>;

const module = new URL('./embedded-worker.ts', import.meta.url);

/**
 * PGlite for Kysely, in a folder or in memory, and in a thread of its own.
 * @throws Error when the folder can't be opened.
 */
export async function openEmbeddedDialect(place: EmbeddedPlace): Promise<Dialect> {
  const thread: EmbeddedThread = startThread(module, { data: place });
  await thread.ask({ kind: 'open' });
  return {
    // It says that there is one connection; Kysely lends it to one caller or transaction at a time.
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => driverOf(thread),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOf(thread: EmbeddedThread): Driver {
  const connection = connectionTo(thread);
  const run = async (statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => {},
    async destroy() {
      await thread.ask({ kind: 'close' });
      await thread.end();
    },
  };
}

function connectionTo(thread: EmbeddedThread): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const answer = await thread.ask({ kind: 'query', statement: sql, parameters });
      const rows = answer.rows as Row[];
      const { affectedRows } = answer;
      return affectedRows === undefined
        ? { rows }
        : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery() {
      throw new Error('The embedded database streams no rows.');
    },
  };
}
