import path from 'node:path';
import { signInAnswer } from 'birrete/contract';
import { pino } from 'pino';
import * as v from 'valibot';
import type { Api } from '../app.ts';
import type { Database, DatabaseLocation } from '../database/open.ts';
import { demoAdministrator, demoPassword } from '../demo/demo-access.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { startApi } from '../start.ts';
import { type Contents, createTestDatabase } from './test-database.ts';

/** An answer, read: its status, its JSON and its headers. */
export type Answer = { status: number; body: unknown; headers: Headers };

/** An API for a test file. */
export type TestApi = {
  app: Api;
  database: Database;
  /** What the log wrote, line by line. */
  logged: string[];
  /** Moves the clock on. */
  pass(seconds: number): void;
  close(): Promise<void>;
  call(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  /** The same, signed in as the demo administrator. */
  asAdmin(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  signIn(identifier: string, password?: string): Promise<string>;
  /** The first sign-in with a one-time password, after which the user chooses another. */
  signInFirst(identifier: string, oneTime: string): Promise<string>;
};

/** Without a location the API has a database of its own, which is dropped with it. */
export type TestApiOptions = DatabaseLocation & {
  settings?: Partial<Settings>;
  /** Whether the database holds the demo university. Default true. */
  demo?: boolean;
  /** On PGlite, whatever the other tests run on. Default false. */
  inMemory?: boolean;
};

/** The day of the demo university in tests, so that nothing depends on the real one. */
export const testToday = '2026-06-15';
export const testNow = new Date(`${testToday}T15:00:00Z`);

/** The entries of the audit trail in a fresh demo. */
export const demoEntries = 15;

/** What newcomers choose. */
const ownPassword = 'una frase que nadie adivina';

/** Throttles so high that only the tests about them meet them. */
const roomy = { most: 100_000, seconds: 3600 };

/** Cheap hashes: the cost is not what these tests are about. */
export const testSettings: Settings = {
  ...defaultSettings,
  passwordCost: { logN: 4, r: 8, p: 1 },
  idleMinutes: 24 * 60,
  throttle: {
    lookUpsByAddress: [roomy],
    missedLookUps: roomy,
    lookUpsUnderBrake: roomy,
    wrongProofsByCode: roomy,
    applicationsByAddress: [roomy],
    signInsByAccount: { free: roomy.most, first: 0, longest: 0 },
    signInsByAddress: roomy,
    passwordChangesByAccount: roomy,
  },
};

/** Starts an API. Close it in `afterAll`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  let now = testNow.getTime();
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const { demo = true, settings } = options;
  const { location, drop } = await placeOf(options);
  const { app, database, close } = await startApi({
    ...location,
    demo,
    log,
    settings: { ...testSettings, ...settings },
    now: () => new Date(now),
  });
  const call: TestApi['call'] = async (method, path, body, headers = {}) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: body === undefined ? headers : withJson(headers),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  const signIn: TestApi['signIn'] = async (identifier, password = demoPassword) => {
    const answer = await call('POST', '/auth/login', { identifier, password });
    return dataOf(answer, signInAnswer).token;
  };
  const signInFirst: TestApi['signInFirst'] = async (identifier, oneTime) => {
    const authorization = `Bearer ${await signIn(identifier, oneTime)}`;
    const change = { current_password: oneTime, new_password: ownPassword };
    const answer = await call('POST', '/auth/password', change, { authorization });
    return dataOf(answer, v.object({ token: v.string() })).token;
  };
  let token: Promise<string> | undefined;
  return {
    app,
    database,
    logged,
    pass: (seconds) => {
      now += seconds * 1000;
    },
    async close() {
      await close();
      await drop?.();
    },
    call,
    signIn,
    signInFirst,
    async asAdmin(method, path, body, headers) {
      token ??= signIn(demoAdministrator);
      return call(method, path, body, { ...headers, authorization: `Bearer ${await token}` });
    },
  };
}

/** Two processes behind a balancer, over one database of their own. */
export type TwoApis = { apis: [TestApi, TestApi]; url: string; close(): Promise<void> };

/** Starts two APIs over one database. Close them in `afterAll`. */
export async function startTwoApis(
  options: Pick<TestApiOptions, 'connections' | 'settings'> & { contents?: Contents } = {},
): Promise<TwoApis> {
  const { contents, ...api } = options;
  const { url, drop } = await createTestDatabase(contents);
  const start = () => startTestApi({ ...api, databaseUrl: url });
  const apis = await Promise.all([start(), start()]);
  return {
    apis,
    url,
    async close() {
      for (const one of apis) await one.close();
      await drop();
    },
  };
}

type Place = { location: DatabaseLocation; drop?: () => Promise<void> };

async function placeOf(options: TestApiOptions): Promise<Place> {
  const { dataDir, databaseUrl, connections, inMemory = false } = options;
  if (dataDir !== undefined || databaseUrl !== undefined) {
    return { location: { dataDir, databaseUrl, connections } };
  }
  const contents = contentsFor(options);
  const { BIRRETE_TEST_SERVER: server, BIRRETE_TEST_DUMPS: dumps } = process.env;
  if (server !== undefined && !inMemory) {
    const { url, drop } = await createTestDatabase(contents);
    return { location: { databaseUrl: url, connections }, drop };
  }
  return { location: dumps === undefined ? {} : { template: path.join(dumps, `${contents}.tar`) } };
}

/** The template's passwords have the tests' usual cost. */
function contentsFor({ demo = true, settings }: TestApiOptions): Contents {
  return demo && settings?.passwordCost === undefined ? 'seeded' : 'migrated';
}

function withJson(headers: HeadersInit): Headers {
  const all = new Headers(headers);
  all.set('content-type', 'application/json');
  return all;
}

/** The `data` of a success, checked against the schema that the contract is written from. */
export function dataOf<S extends v.GenericSchema>(answer: Answer, schema: S): v.InferOutput<S> {
  const succeeded = v.object({ success: v.literal(true), data: v.unknown() });
  return v.parse(schema, v.parse(succeeded, answer.body).data);
}

/** Status and sentence of a refusal, as one value to compare. */
export function refusal(answer: Answer): [number, string] {
  const failed = v.object({ success: v.literal(false), error: v.string() });
  return [answer.status, v.parse(failed, answer.body).error];
}
