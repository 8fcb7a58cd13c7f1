import fc from 'fast-check';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { applications } from '#api/applications/applications.ts';
import { findApplicationStatus } from '#api/applications/find-application-status.ts';
import { submitApplication } from '#api/applications/submit-application.ts';
import { signIn } from '#api/auth/sign-in.ts';
import { careers } from '#api/careers/careers.ts';
import { listPublicCareers } from '#api/careers/list-public-careers.ts';
import { careerTypes, faculties } from '#api/catalogues/named-catalogues.ts';
import { ceremonies } from '#api/ceremonies/ceremonies.ts';
import { listPublicCeremonies } from '#api/ceremonies/list-public-ceremonies.ts';
import { type ApiClient, createApiClient } from '#api/client.ts';
import { degreeTitles } from '#api/degree-titles/degree-titles.ts';
import { listGenders } from '#api/genders/list-genders.ts';
import { generateReport } from '#api/reports/generate-report.ts';
import { bulkIssueTitles } from '#api/titles/bulk-issue.ts';
import { listTitles } from '#api/titles/titles.ts';
import { users } from '#api/users/users.ts';
import { isRecord } from '#api/wire/is-record.ts';
import { aNewApplication } from '#domain/application/new-application.fixtures.ts';
import { fakeTokenOf } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { demoPassword } from '#testing/university/users.ts';
import { repetitions } from './repetitions.ts';

const origin = 'https://grados.universidad.test';
const handlers = graduationHandlers();
const day = { year: 2026, month: 7, day: 30 };
const credentials = { identifier: 'admin', password: demoPassword };

const ana = aNewApplication();

const user = { username: 'nn', email: 'nn@u.test', fullName: 'N', roleId: 2, isActive: undefined };

const calls: Readonly<Record<string, (api: ApiClient) => Promise<unknown>>> = {
  'public ceremonies': (api) => listPublicCeremonies(api),
  'public careers': (api) => listPublicCareers(api),
  genders: (api) => listGenders(api),
  status: (api) => findApplicationStatus(api, 'AG-2026-001'),
  'sign-in': (api) => signIn(api, credentials),
  apply: (api) => submitApplication(api, ana, { idempotencyKey: 'k' }),
  ceremonies: (api) => ceremonies.list(api),
  applications: (api) => applications.list(api),
  titles: (api) => listTitles(api),
  faculties: (api) => faculties.list(api),
  'career types': (api) => careerTypes.list(api),
  careers: (api) => careers.list(api),
  nomenclatures: (api) => degreeTitles.list(api),
  users: (api) => users.list(api),
  'a user created': (api) => users.create(api, user),
  'bulk issue': (api) => bulkIssueTitles(api, 4, day),
  'a PDF': (api) =>
    generateReport(api, { kind: 'confirmed-students', format: 'PDF', ceremonyId: 7 }),
  'a CSV': (api) =>
    generateReport(api, { kind: 'confirmed-students', format: 'CSV', ceremonyId: 7 }),
};

type Send = (request: Request) => Promise<Response>;

function clientOf(send: Send): ApiClient {
  return createApiClient({
    baseUrl: origin,
    fetch: (input, init) => send(new Request(input, init)),
    authorization: {
      headers: () => ({ authorization: `Bearer ${fakeTokenOf(1)}` }),
      onUnauthorized: async () => 'ended',
    },
  });
}

/** Response of the fake API to a call, as the input of the corruption. */
async function properAnswer(call: (api: ApiClient) => Promise<unknown>): Promise<unknown> {
  let body: unknown;
  await call(
    clientOf(async (request) => {
      const response = await getResponse(handlers, request);
      if (response === undefined) throw new Error(`Nobody answers ${request.url}`);
      body = await response.clone().json();
      return response;
    }),
  );
  return shortened(body);
}

/** Three rows are as good a sample as three hundred. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shortened);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

const rubbish = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'null',
    'undefined',
    '31/02/2026',
    '0000-00-00',
    '2026-13-45T99:99:99Z',
    '<img src=x onerror=alert(1)>',
    '\u202eabc\u0000\ufeff',
    'x'.repeat(5_000),
    -1,
    1e308,
    0.1,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[]]],
    { __proto__: null, constructor: 'x', toString: 1 },
    true,
  ),
);

/** Corrupts random parts of a valid response. */
function spoil(value: unknown, next: () => unknown | undefined): unknown {
  const spoiled = next();
  if (spoiled !== undefined) return spoiled;
  if (Array.isArray(value)) return value.map((part) => spoil(part, next));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoil(part, next)]));
}

/** Fields of the decoded result. */
function* leavesOf(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) for (const part of value) yield* leavesOf(part);
  else if (isRecord(value)) for (const part of Object.values(value)) yield* leavesOf(part);
  else yield value;
}

const runs = repetitions({ test: 20, all: 150, full: 10_000 });

test.each(Object.entries(calls))(
  `${runs} corrupted answers are decoded or refused: %s`,
  async (_, call) => {
    const proper = await properAnswer(call);
    const answers = fc.oneof(
      { weight: 1, arbitrary: rubbish },
      {
        weight: 4,
        arbitrary: fc
          .infiniteStream(fc.option(rubbish, { nil: undefined, freq: 4 }))
          .map((stream) => {
            const places = stream[Symbol.iterator]();
            // The envelope stays intact more often than not.
            let depth = 0;
            return spoil(proper, () => {
              depth += 1;
              return depth < 3 ? undefined : places.next().value;
            });
          }),
      },
    );
    await fc.assert(
      fc.asyncProperty(answers, async (body) => {
        const read = await call(clientOf(async () => Response.json(body))).catch(
          (error: unknown) => error,
        );
        if (read instanceof Error) {
          expect(read).toBeInstanceOf(ApiError);
          return;
        }
        for (const leaf of leavesOf(read)) {
          expect(leaf).not.toBeNaN();
          expect(leaf).not.toBeNull();
          expect(typeof leaf).not.toBe('function');
        }
      }),
      { numRuns: runs },
    );
  },
  600_000,
);
