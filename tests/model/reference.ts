import { demoPassword } from 'birrete/testing';
import { createPasswordHasher } from '../../examples/api/src/platform/passwords/password.ts';
import { insertDemoRows } from '../../examples/api/src/site/demo/insert-demo-rows.ts';
import { saveRows } from '../../examples/api/testing/databases/saved-rows.ts';
import { sealStored } from '../../examples/api/testing/seal-stored.ts';
import {
  startTestApi,
  type TestApi,
  type TestApiOptions,
  testNow,
  testSettings,
} from '../../examples/api/testing/test-api.ts';
import type { Caller } from './model-call.ts';
import { createStartUniversity } from './start-rows.ts';

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

/** Starts the reference API on an empty database and stores the starting rows. */
export async function startReference(options: ReferenceOptions): Promise<Reference> {
  const api = await startTestApi({ ...options, demo: false });
  const { kysely } = api.database;
  const passwordHash = await createPasswordHasher(testSettings.passwordCost).hash(demoPassword);
  await insertDemoRows(kysely, createStartUniversity().rows, { passwordHash, now: testNow });
  await sealStored(kysely);
  const tokens = await signInEach(api);
  return {
    tokens,
    request: async (path, init) => api.app.request(path, init),
    restart: await saveRows(kysely),
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
