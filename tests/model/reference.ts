import { demoPassword } from 'birrete/testing';
import { type Kysely, sql } from 'kysely';
import { createPasswordHasher } from '../../examples/api/src/auth/password.ts';
import type { Schema } from '../../examples/api/src/database/schema.ts';
import { insertDemoRows } from '../../examples/api/src/demo/insert-demo-rows.ts';
import {
  startTestApi,
  type TestApi,
  type TestApiOptions,
  testNow,
  testSettings,
} from '../../examples/api/src/testing/test-api.ts';
import type { Caller } from './model-call.ts';
import { createStartUniversity } from './start-rows.ts';

/** The database of the reference API. */
export type ReferenceOptions = Pick<TestApiOptions, 'databaseUrl' | 'inMemory'>;

/** The reference API with the starting rows. */
export interface Reference {
  /** A token of each user, which stays valid after `restart`. */
  readonly tokens: Readonly<Record<Caller, string | undefined>>;
  request(path: string, init: RequestInit): Promise<Response>;
  /** Puts the starting rows back. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The tables that a sequence can change, the sessions included: a deactivated user loses them. */
const tables = [
  'faculties',
  'career_types',
  'careers',
  'degree_titles',
  'users',
  'sessions',
  'ceremonies',
  'applications',
  'application_code_counters',
  'issued_titles',
] as const satisfies readonly (keyof Schema)[];

/** Starts the reference API on an empty database and stores the starting rows. */
export async function startReference(options: ReferenceOptions): Promise<Reference> {
  const api = await startTestApi({ ...options, demo: false });
  const { kysely } = api.database;
  const passwordHash = await createPasswordHasher(testSettings.passwordCost).hash(demoPassword);
  await insertDemoRows(kysely, createStartUniversity().rows, { passwordHash, now: testNow });
  const tokens = await signInEach(api);
  await copyTables(kysely);
  return {
    tokens,
    request: async (path, init) => api.app.request(path, init),
    async restart() {
      await sql`select start.restart()`.execute(kysely);
    },
    close: () => api.close(),
  };
}

async function signInEach(api: TestApi): Promise<Reference['tokens']> {
  return {
    admin: await api.signIn('admin'),
    directora: await api.signIn('directora'),
    registro: await api.signIn('registro'),
    consulta: await api.signIn('consulta'),
    nobody: undefined,
    stranger: 'stranger',
  };
}

/** Copies the rows, and declares a function that restores them with their ids and sequences, without triggers. */
async function copyTables(kysely: Kysely<Schema>): Promise<void> {
  const statements = [
    'create schema start',
    ...tables.map((table) => `create table start.${table} as table public.${table}`),
    `create function start.restart() returns void language plpgsql as $$
      begin
        set local session_replication_role = replica;
        ${tables.map(restore).join('\n')}
        set local session_replication_role = origin;
      end $$`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(kysely);
}

function restore(table: (typeof tables)[number]): string {
  const rows = `delete from public.${table};
    insert into public.${table} overriding system value select * from start.${table};`;
  if (table === 'application_code_counters') return rows;
  return `${rows}
    perform setval(pg_get_serial_sequence('public.${table}', 'id'),
      (select max(id) from public.${table}));`;
}
