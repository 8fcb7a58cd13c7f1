import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { startThread, type Thread } from '#platform/concurrency/start-thread.ts';
import type { Answer, EmbeddedLocation, Question } from './embedded-worker.ts';

type EmbeddedThread = Thread<Question, Answer>;

const module = new URL('./embedded-worker.ts', import.meta.url);

/** The embedded database for Kysely. `lost` settles when its thread ends without having been closed. */
interface EmbeddedDatabase {
  readonly dialect: Dialect;
  readonly lost: Promise<Error>;
}

/**
 * Opens PGlite for Kysely in a separate thread, with a folder or in memory.
 * @throws Error if the folder can't be opened.
 */
export async function openEmbeddedDialect(location: EmbeddedLocation): Promise<EmbeddedDatabase> {
  const thread: EmbeddedThread = startThread(module, { data: location });
  await thread.ask({ kind: 'open' });
  return { dialect: dialectOf(thread), lost: thread.lost };
}

function dialectOf(thread: EmbeddedThread): Dialect {
  return {
    // Declares a single connection, which Kysely lends to one caller or transaction at a time.
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
