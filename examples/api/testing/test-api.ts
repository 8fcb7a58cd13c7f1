import { signInAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import type { Database, DatabaseLocation } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { RequestMetrics } from '#platform/metrics/request-metrics.ts';
import { createPasswordHasher } from '#platform/passwords/password.ts';
import { defaultSettings, type Settings } from '#platform/settings/settings.ts';
import type { Api } from '#server/app.ts';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { seedDemo } from '#site/demo/seed-demo.ts';
import { startApi } from '#site/start.ts';
import { holdPglite } from './databases/compiled-pglite.ts';
import { dumpOf } from './databases/dumps.ts';
import { type Contents, createTestDatabase } from './databases/test-database.ts';

/** The status, parsed JSON and headers of a response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** An API for a test file. */
export interface TestApi {
  readonly app: Api;
  readonly database: Database;
  /** The lines of the log. */
  readonly logged: string[];
  /** Advances the clock. */
  pass(seconds: number): void;
  close(): Promise<void>;
  call(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>;
  /** Calls the API as the demo administrator, who signs in first. @returns the answer of a sign-in that is refused */
  asAdmin(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  signIn(identifier: string, password?: string): Promise<string>;
  /** Signs in with a one-time password and chooses another. @returns the new token. */
  signInFirst(identifier: string, oneTime: string): Promise<string>;
}

/** Options of a test API. Without a location it gets a new database. */
export interface TestApiOptions extends DatabaseLocation {
  readonly settings?: Partial<Settings>;
  readonly metrics?: RequestMetrics;
  /** True if the database holds the demo university. Default true. */
  readonly demo?: boolean;
  /** Uses PGlite even if other tests run on PostgreSQL. Default false. */
  readonly inMemory?: boolean;
}

/** The fixed day of the demo university in tests. */
export const testToday = '2026-06-15';
export const testNow = new Date(`${testToday}T15:00:00Z`);

/** The entries of the audit trail in a fresh demo. */
export const demoEntries = 15;

/** The password that `signInFirst` chooses. */
const chosenPassword = 'una frase que nadie adivina';

/** A limit that only tests of rate limits reach. */
const roomy = { max: 100_000, seconds: 3600 };

/** Settings with cheap password hashes and high rate limits. */
export const testSettings: Settings = {
  ...defaultSettings,
  passwordCost: { logN: 4, r: 8, p: 1 },
  idleMinutes: 24 * 60,
  throttle: {
    lookUpsByAddress: [roomy],
    missedLookUps: roomy,
    wrongProofsByAddress: roomy,
    wrongProofsByCode: roomy,
    proofPicturesByCode: roomy,
    documentsByCode: roomy,
    applicationsByAddress: [roomy],
    signInsByAccount: { free: roomy.max, first: 0, longest: 0 },
    signInsByAddress: roomy,
    passwordChecksBySession: roomy,
  },
};

/** Starts an API. Close it in `afterAll`. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  let now = testNow.getTime();
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(line) });
  const { demo = true, settings, metrics } = options;
  const location = await locationFor(options);
  const { app, database, close } = await startApi({
    ...location,
    demo,
    log,
    metrics,
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
  const sendSignIn = (identifier: string, password: string) =>
    call('POST', '/auth/login', { identifier, password });
  const signIn: TestApi['signIn'] = async (identifier, password = demoPassword) =>
    dataOf(await sendSignIn(identifier, password), signInAnswer).token;
  const signInFirst: TestApi['signInFirst'] = async (identifier, oneTime) => {
    const authorization = `Bearer ${await signIn(identifier, oneTime)}`;
    const change = { current_password: oneTime, new_password: chosenPassword };
    const answer = await call('POST', '/auth/password', change, { authorization });
    return dataOf(answer, v.object({ token: v.string() })).token;
  };
  let signedIn: Promise<Answer> | undefined;
  return {
    app,
    database,
    logged,
    pass: (seconds) => {
      now += seconds * 1000;
      // The administrator's calls keep a session whose identity was proved recently.
      signedIn = undefined;
    },
    close,
    call,
    signIn,
    signInFirst,
    async asAdmin(method, path, body, headers) {
      signedIn ??= sendSignIn(demoAdministrator, demoPassword);
      const answer = await signedIn;
      if (answer.status !== 200) {
        signedIn = undefined;
        return answer;
      }
      const { token } = dataOf(answer, signInAnswer);
      return call(method, path, body, { ...headers, authorization: `Bearer ${token}` });
    },
  };
}

/** Two APIs that share a new database, like two processes behind a balancer. */
export interface TwoApis {
  readonly apis: [TestApi, TestApi];
  readonly url: string;
  close(): Promise<void>;
}

/** Starts two APIs on one database. Close them in `afterAll`. */
export async function startTwoApis(
  options: Pick<TestApiOptions, 'connections' | 'settings'> & { contents?: Contents } = {},
): Promise<TwoApis> {
  const { contents, ...api } = options;
  const { url } = await createTestDatabase(contents);
  const start = () => startTestApi({ ...api, databaseUrl: url });
  const apis = await Promise.all([start(), start()]);
  return {
    apis,
    url,
    async close() {
      for (const started of apis) await started.close();
    },
  };
}

/** New databases stay until the server of the run stops: dropping each one takes longer than many tests. */
async function locationFor(options: TestApiOptions): Promise<DatabaseLocation> {
  const { dataDir, databaseUrl, connections, inMemory = false } = options;
  if (dataDir !== undefined || databaseUrl !== undefined) {
    return { dataDir, databaseUrl, connections };
  }
  const contents = contentsFor(options);
  const { BIRRETE_TEST_SERVER: server, BIRRETE_TEST_DUMPS: folder } = process.env;
  if (server !== undefined && !inMemory) {
    const { url } = await createTestDatabase(contents);
    return { databaseUrl: url, connections };
  }
  await holdPglite();
  if (folder === undefined) return {};
  return { template: await dumpOf({ folder, seed: seedTestDemo }, contents) };
}

/** Stores the demo university of the test day, with cheap password hashes. */
export function seedTestDemo(kysely: Kysely<Schema>) {
  const passwords = createPasswordHasher(testSettings.passwordCost);
  return seedDemo(kysely, { today: testToday, passwords, now: testNow });
}

/** Only the usual password cost can use the seeded template, whose passwords have it. */
function contentsFor({ demo = true, settings }: TestApiOptions): Contents {
  return demo && settings?.passwordCost === undefined ? 'seeded' : 'migrated';
}

function withJson(headers: HeadersInit): Headers {
  const all = new Headers(headers);
  all.set('content-type', 'application/json');
  return all;
}

/** Checks the `data` of a successful answer with a schema of the contract, and returns it. */
export function dataOf<S extends v.GenericSchema>(answer: Answer, schema: S): v.InferOutput<S> {
  const succeeded = v.object({ success: v.literal(true), data: v.unknown() });
  return v.parse(schema, v.parse(succeeded, answer.body).data);
}

/** Returns the status and message of a refusal. */
export function refusal(answer: Answer): [number, string] {
  const failed = v.object({ success: v.literal(false), error: v.string() });
  return [answer.status, v.parse(failed, answer.body).error];
}

/** The names of the fields that a failure is about. */
export function declinedFields({ body }: Answer): readonly string[] {
  const { fields = {} } = v.parse(
    v.object({ fields: v.optional(v.record(v.string(), v.string())) }),
    body,
  );
  return Object.keys(fields);
}
