import { applyAnswer, auditAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, testNow } from '#testing/test-api.ts';
import { erasePersonal } from './erase-personal.ts';
import { applicantYears, endOfRetention } from './retention-period.ts';
import { verifyAudit } from './verify/verify-audit.ts';

/** Seconds from the clock of the test API to that of the database, whose trigger knows the term. */
const toNow = Math.round((Date.now() - testNow.getTime()) / 1000);
const year = 366 * 86_400;

const command = { actor: { id: null, name: 'command' }, at: new Date(), requestId: 'command' };

test("entries of applicants lose their address after a year, an administrator's do not", async () => {
  const api = await startTestApi();
  const { kysely } = api.database;
  api.pass(toNow - 2 * year);
  const body = { ...samplePerson, ...(await offeredChoices(api)) };
  const { id } = dataOf(await api.call('POST', '/public/apply', body), applyAnswer);
  await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'No cumple' });
  const end = endOfRetention(new Date(), applicantYears);
  expect(await erasePersonal(kysely, end, command, 'applicants')).toBe(1);
  await expect(erasePersonal(kysely, end, command)).rejects.toThrow('append-only');
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', erased: 1 });
  await api.close();
});

test('an erasure after five years is an entry, and leaves the chain and the proof of titles whole', async () => {
  const old = await startTestApi();
  const { kysely } = old.database;
  old.pass(toNow - 6 * year);
  const numbers = { record_initial: 'Z-1', assigned_initial: 'Z-1', folio_initial: 'Z-1' };
  await issueTitles(old, await completeCeremony(old, ['Ñáñez'], numbers));
  const before = dataOf(await old.asAdmin('GET', '/audit?limit=500'), v.array(auditAnswer));
  const aged = before.filter(({ at }) => new Date(at) < endOfRetention(new Date())).length + 1;
  expect(await erasePersonal(kysely, endOfRetention(new Date()), command)).toBe(aged);
  const all = dataOf(await old.asAdmin('GET', '/audit?limit=500'), v.array(auditAnswer));
  const [erasure] = all.filter(({ action }) => action === 'erased');
  expect(erasure).toMatchObject({ actor_name: 'command', after: { count: aged } });
  const issued = all.find(({ action, actor_name }) => action === 'titles-issued' && !actor_name);
  expect(issued).toMatchObject({ actor_name: '', address: null, before: null, after: null });
  const whole = { status: 'whole', erased: aged, titles: 143 };
  expect(await verifyAudit(kysely)).toMatchObject(whole);
  expect(await erasePersonal(kysely, endOfRetention(new Date()), command)).toBe(1);
  await old.close();
});
