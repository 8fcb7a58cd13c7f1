// @module-tag rare
import { ceremonyAnswer } from 'birrete/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../examples/api/src/evidence/audit/verify/verify-audit.ts';
import { type Deaths, prepareDeaths } from '../../examples/api/testing/databases/deaths.ts';
import { readContradictions } from '../../examples/api/testing/databases/independent-reader.ts';
import { createTestDatabase } from '../../examples/api/testing/databases/test-database.ts';
import { dataOf, startTestApi, type TestApi } from '../../examples/api/testing/test-api.ts';
import { repetitions } from '../resilience/repetitions.ts';
import { type Action, histories, type Person } from './histories/actions.ts';
import { checkHistory } from './histories/check-history.ts';
import type { History, University } from './histories/model.ts';
import { ceremonyBody, runAction } from './histories/run-action.ts';
import { mustDo, prepareUniversity } from './histories/university.ts';

const isInFull = import.meta.env.BIRRETE_RESILIENCE === '1';
const runs = repetitions({ test: 3, full: 500 });

/** Only PostgreSQL has connections that end, and another reader of its database. */
const isOnPostgres = process.env.BIRRETE_TEST_SERVER !== undefined;

let api: TestApi;
let databaseUrl: string | undefined;
let deaths: Deaths | undefined;
let university: University;
beforeAll(async () => {
  databaseUrl = isOnPostgres ? (await createTestDatabase()).url : undefined;
  const started = await startTestApi({ databaseUrl });
  deaths = databaseUrl === undefined ? undefined : await prepareDeaths(databaseUrl);
  api = deaths?.survive(started) ?? started;
  university = await prepareUniversity(api);
});
afterAll(async () => {
  await deaths?.close();
  await api.close();
});

async function run(graduates: readonly Person[], actions: readonly Action[]): Promise<void> {
  const history = await openCeremony();
  for (const person of graduates) await runAction(api, history, { kind: 'apply', person });
  await runAction(api, history, { kind: 'issue' });
  for (const action of actions) await runAction(api, history, action);
  await deaths?.disarm();
  await checkHistory(api, history);
}

async function openCeremony(): Promise<History> {
  const firstNumber = university.nextNumber;
  const named = { act: `Acto ${university.count()}`, place: 'Aula Magna', firstNumber };
  const answer = await mustDo(api, 'POST', '/ceremonies', ceremonyBody(named));
  const { id: ceremonyId } = dataOf(answer, ceremonyAnswer);
  return { university, deaths, ceremonyId, ...named, isOpen: true, applications: [], titles: [] };
}

test(`after ${runs} random histories register, paper and lists agree, and the seals hold`, {
  timeout: 7_200_000,
}, async () => {
  const property = fc.asyncProperty(histories, ({ graduates, actions }) => run(graduates, actions));
  await fc.assert(property, {
    numRuns: runs,
    ...(isInFull ? {} : { seed: 2026 }),
  });
  expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
  if (databaseUrl === undefined) return;
  expect(deaths?.count()).toBeGreaterThan(0);
  expect(await readContradictions(databaseUrl)).toEqual([]);
});
