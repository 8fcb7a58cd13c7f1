// @module-tag rare
import { applicationAnswer, applyAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { blockPerson } from '../people/block-person.ts';
import { parseRange } from '../platform/http/client-address.ts';
import { countFlood, rejectFlood } from './reject-flood.ts';

let api: TestApi;
let choices: Awaited<ReturnType<typeof offeredChoices>>;
beforeAll(async () => {
  api = await startTestApi();
  choices = await offeredChoices(api);
});
afterAll(() => api.close());

const day = { from: new Date('2026-06-15T14:00:00Z'), to: new Date('2026-06-15T16:00:00Z') };
const audit = {
  actor: { id: null, name: 'reject command: Ana Ñáñez' },
  at: new Date('2026-06-15T15:30:00Z'),
  requestId: 'command',
};

async function applyFrom(address: string, id_number: string): Promise<number> {
  const body = JSON.stringify({ ...samplePerson, id_number, ...choices });
  const headers = { 'content-type': 'application/json' };
  const env = { incoming: { socket: { remoteAddress: address } } };
  const init = { method: 'POST', headers, body };
  const answer = await api.app.request('/api/public/apply', init, env);
  const { status, headers: answered } = answer;
  return dataOf({ status, headers: answered, body: await answer.json() }, applyAnswer).id;
}

async function applicationStatus(id: number) {
  const list = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  return list.find((row) => row.id === id)?.status;
}

test('the pending applications of a network and a period are counted and rejected, and no others', async () => {
  const flood = [];
  for (let index = 0; index < 120; index += 1) {
    flood.push(await applyFrom(`2001:db8:7:${index % 9}::1`, `71.000.${100 + index}`));
  }
  const other = await applyFrom('203.0.113.7', '71.000.900');
  const [first = 0, second = 0] = flood;
  await api.asAdmin('PATCH', `/applications/${first}/confirm`, { notes: null });
  const { kysely } = api.database;
  const network = { ...day, range: parseRange('2001:db8:7::/48') };

  expect(await countFlood(kysely, network)).toBe(119);
  expect(await countFlood(kysely, { ...network, to: day.from })).toBe(0);
  expect(await countFlood(kysely, { ...day, range: parseRange('203.0.113.7') })).toBe(1);
  expect(await rejectFlood(kysely, network, { reason: 'Envío masivo', audit })).toBe(119);
  expect(await countFlood(kysely, network)).toBe(0);
  expect([
    await applicationStatus(first),
    await applicationStatus(second),
    await applicationStatus(other),
  ]).toEqual(['CONFIRMADA', 'RECHAZADA', 'PENDIENTE']);
  // The owner of a document that the flood used can apply.
  expect(await applyFrom('198.51.100.1', '71.000.101')).toBeGreaterThan(other);
});

test('a blocked application is neither counted nor rejected', async () => {
  const { kysely } = api.database;
  const id = await applyFrom('192.0.2.44', '71.000.944');
  const flood = { ...day, range: parseRange('192.0.2.44') };
  const person = { identificationType: samplePerson.identification_type, idNumber: '71000944' };
  await kysely.transaction().execute((trx) => blockPerson(trx, person, 'blocked', audit));
  expect(await countFlood(kysely, flood)).toBe(0);
  expect(await rejectFlood(kysely, flood, { reason: 'Envío masivo', audit })).toBe(0);
  await kysely.transaction().execute((trx) => blockPerson(trx, person, 'unblocked', audit));
  expect(await applicationStatus(id)).toBe('PENDIENTE');
});

test('an address of IPv4 is found as IPv6 writes it', async () => {
  const { kysely } = api.database;
  await applyFrom('192.0.2.77', '71.000.977');
  expect(await countFlood(kysely, { ...day, range: parseRange('::ffff:192.0.2.77') })).toBe(1);
});
