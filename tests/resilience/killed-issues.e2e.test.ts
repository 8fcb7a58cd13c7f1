// @module-tag rare
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInAnswer } from '#contract/account/session.ts';
import { demoAdministrator, demoPassword } from '../../examples/api/src/site/demo/demo-access.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../examples/api/testing/databases/embedded-server.ts';
import { readContradictions } from '../../examples/api/testing/databases/independent-reader.ts';
import { openCeremony, twoCareers } from '../../examples/api/testing/graduates.ts';
import {
  hangIssues,
  isIssueHanging,
  letIssuesRun,
} from '../../examples/api/testing/issue/hang-issue.ts';
import { countIssuesUnderWay, holdIssue } from '../../examples/api/testing/issue/hold-issue.ts';
import {
  type Registers,
  readRegisters,
  unbrokenFrom,
  unbrokenRegisters,
} from '../../examples/api/testing/registers.ts';
import { storeConfirmed } from '../../examples/api/testing/store-graduates.ts';
import { startTestApi, type TestApi } from '../../examples/api/testing/test-api.ts';
import { embeddedData, type SiteData } from '../e2e/site/site-data.ts';
import { type RunningSite, startSite } from '../e2e/site/start-site.ts';
import { repetitions } from './repetitions.ts';

/** Enough for two statements per issue, so that a kill can happen between them. */
const graduates = 700;

/** By then an issue has written most of its titles. */
const place = 600;

const patience = { timeout: 60_000 };

const nothing: Registers = { applications: [], acta: [], asignado: [], folio: [] };

interface Completed {
  readonly id: number;
  readonly applications: readonly number[];
}

async function completeCeremonies(api: TestApi, count: number): Promise<Completed[]> {
  const { first, second } = await twoCareers(api);
  const completed: Completed[] = [];
  for (let made = 0; made < count; made += 1) {
    const id = await openCeremony(api, unbrokenFrom);
    const who = { ceremonyId: id, careerIds: [first, second], count: graduates };
    completed.push({ id, applications: await storeConfirmed(api.database.kysely, who) });
    await api.asAdmin('POST', `/ceremonies/${id}/complete`);
  }
  return completed;
}

async function signIn({ address }: RunningSite): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: demoAdministrator, password: demoPassword }),
  });
  return v.parse(v.object({ data: signInAnswer }), await response.json()).data.token;
}

/**
 * Lets administrators press 'Emitir Títulos' simultaneously. On a busy machine they may wait for each other longer than a
 * server lets them; then they press again.
 *
 * @returns the statuses, without aborted calls
 */
async function press(
  { address }: RunningSite,
  token: string,
  ceremonies: readonly Completed[],
  each: number,
): Promise<number[]> {
  const presses = Array.from({ length: each * ceremonies.length }, async (_, index) => {
    const id = ceremonies[index % ceremonies.length]?.id;
    for (;;) {
      const response = await fetch(`${address}/api/titles/ceremony/${id}/bulk-emit`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ emission_date: '30/07/2026' }),
      });
      await response.text();
      if (response.status !== 503) return response.status;
    }
  });
  const answers = await Promise.allSettled(presses);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

async function registersOf({ database }: TestApi, ceremonies: readonly Completed[]) {
  return Promise.all(ceremonies.map(({ id }) => readRegisters(database.kysely, id)));
}

/** An issue that finished before the kill, or had not started, would prove nothing. */
async function expectNothingIssued(api: TestApi, ceremonies: readonly Completed[]): Promise<void> {
  expect(await registersOf(api, ceremonies)).toEqual(ceremonies.map(() => nothing));
}

async function expectIssuedOnce(api: TestApi, ceremonies: readonly Completed[]): Promise<void> {
  const found = await registersOf(api, ceremonies);
  expect(found).toEqual(ceremonies.map(({ applications }) => unbrokenRegisters(applications)));
  const subjects = ceremonies.map(({ id }) => String(id));
  const entries = await api.database.kysely
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'titles-issued')
    .where('subject_id', 'in', subjects)
    .execute();
  expect(entries.map(({ subject_id }) => subject_id).sort()).toEqual(subjects.sort());
}

describe('an API killed during bulk issues, on PostgreSQL', () => {
  const rounds = repetitions({ test: 1, full: 50 });
  let server: EmbeddedServer;
  let api: TestApi;
  beforeAll(async () => {
    server = await startEmbeddedServer();
  });
  // Its clock is in another month than the site's, which expires sessions of that age.
  beforeEach(async () => {
    api = await startTestApi({ databaseUrl: server.url });
  });
  afterEach(() => api?.close());
  afterAll(() => server?.stop());

  test.each(Array.from({ length: rounds }, (_, round) => [round + 1]))(
    'leaves each ceremony untouched, and the next attempt issues all titles (%d)',
    async () => {
      const env = { DATABASE_URL: server.url, BIRRETE_DEMO: '1', LOG_LEVEL: 'error' };
      const [ceremonies, killed] = await Promise.all([
        completeCeremonies(api, 2),
        startSite(env, 'api'),
      ]);
      const token = await signIn(killed);
      const held = await holdIssue(server.url, place);
      const cutOff = press(killed, token, ceremonies, 10);
      await held.paused(ceremonies.length);
      await killed.kill();
      await held.release();
      expect(await cutOff).toEqual([]);
      await expect.poll(() => countIssuesUnderWay(api.database.kysely), patience).toBe(0);
      await expectNothingIssued(api, ceremonies);

      const next = await startSite(env, 'api');
      const statuses = await press(next, token, ceremonies, 10);
      await next.stop();
      expect(statuses).toEqual(Array(20).fill(200));
      await expectIssuedOnce(api, ceremonies);
      expect(await readContradictions(server.url)).toEqual([]);
    },
  );
});

const embeddedRounds = repetitions({ test: 0, full: 50 });

// Its commits are on the disk before they are answered (durable-files.test.ts), and the transaction is the same.
describe.runIf(embeddedRounds > 0)(
  'an API killed during bulk issues, on the embedded database',
  () => {
    let data: SiteData;
    let folder: string;
    beforeAll(async () => {
      data = await embeddedData();
      folder = data.env.BIRRETE_DATA ?? '';
    });
    afterAll(() => data?.remove());

    async function withFolder<Value>(read: (api: TestApi) => Promise<Value>): Promise<Value> {
      const api = await startTestApi({ dataDir: folder });
      try {
        return await read(api);
      } finally {
        await api.close();
      }
    }

    test.each(Array.from({ length: embeddedRounds }, (_, round) => [round + 1]))(
      'leaves each ceremony untouched, and the next attempt issues all titles (%d)',
      async () => {
        const env = { ...data.env, BIRRETE_DEMO: '1', LOG_LEVEL: 'error' };
        const ceremonies = await withFolder(async (api) => {
          await hangIssues(api.database.kysely, place);
          return completeCeremonies(api, 1);
        });
        const killed = await startSite(env, 'api');
        const token = await signIn(killed);
        const cutOff = press(killed, token, ceremonies, 2);
        await expect.poll(() => isIssueHanging(folder), patience).toBe(true);
        await killed.kill();
        expect(await cutOff).toEqual([]);
        await withFolder(async (api) => {
          await expectNothingIssued(api, ceremonies);
          await letIssuesRun(api.database.kysely, folder);
        });

        const next = await startSite(env, 'api');
        const statuses = await press(next, token, ceremonies, 2);
        await next.stop();
        expect(statuses).toEqual(Array(2).fill(200));
        await withFolder((api) => expectIssuedOnce(api, ceremonies));
      },
    );
  },
);
