import { createHash } from 'node:crypto';
import { applyAnswer } from 'birrete/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { type DisclosureFilter, disclosureDays, listDisclosures } from './disclosures.ts';

let api: TestApi;
beforeAll(async () => {
  const { throttle } = defaultSettings;
  api = await startTestApi({ settings: { lookUpProof: 'document', throttle } });
});
afterAll(() => api.close());

async function apply(id_number: string): Promise<string> {
  const body = { ...samplePerson, ...(await offeredChoices(api)), id_number };
  return dataOf(await api.call('POST', '/public/apply', body), applyAnswer).application_code;
}

const lookUp = (address: string, code: string, proof = '') =>
  api.app.request(
    `/api/public/status/${code}`,
    { headers: { 'Birrete-Proof': proof } },
    { incoming: { socket: { remoteAddress: address } } },
  );

const listed = async (filter: DisclosureFilter) =>
  (await listDisclosures(api.database.kysely, filter)).map((row) => [
    row.day,
    row.application_code,
    row.hits,
  ]);

test('look-ups that showed a person are counted per code, day and network, others are not', async () => {
  const code = await apply('32.111.678');
  const other = await apply('32.222.678');
  await lookUp('10.3.0.1', code);
  await lookUp('10.3.0.1', code, '001');
  expect(await listed({})).toEqual([]);

  for (const address of ['10.3.0.1', '10.3.0.1', '2001:db8:7::1', '2001:db8:7:ff::9']) {
    await lookUp(address, code, '678');
  }
  await lookUp('10.3.0.1', other, '678');
  expect(await listed({ address: '10.3.0.1' })).toEqual([
    ['2026-06-15', code, 2],
    ['2026-06-15', other, 1],
  ]);
  expect(await listed({ address: '2001:db8:7:1::1' })).toEqual([['2026-06-15', code, 2]]);
  expect(await listed({ code: other })).toEqual([['2026-06-15', other, 1]]);
  const rows = await listDisclosures(api.database.kysely, {});
  expect(JSON.stringify(rows)).not.toMatch(/10\.3|2001/);
});

test('simultaneous look-ups are all counted', async () => {
  const code = await apply('32.444.678');
  const other = await apply('32.555.678');
  const often = Array.from({ length: 15 }, () => lookUp('10.3.0.7', code, '32444678'));
  const rarely = Array.from({ length: 5 }, () => lookUp('10.3.0.7', other, '32555678'));
  await Promise.all([...often, ...rarely]);
  expect(await listed({ code })).toEqual([['2026-06-15', code, 15]]);
  expect(await listed({ code: other })).toEqual([['2026-06-15', other, 5]]);
});

test('they are listed from a day on, and deleted after their term', async () => {
  const code = await apply('32.333.678');
  const day = 86_400;
  api.pass(day);
  await lookUp('10.3.0.1', code, '678');
  expect(await listed({ since: '2026-06-16' })).toEqual([['2026-06-16', code, 1]]);
  api.pass(disclosureDays * day);
  await lookUp('10.3.0.1', code, '678');
  const days = new Set((await listed({})).map(([on]) => on));
  expect(days).toEqual(new Set(['2026-06-16', '2026-12-13']));
});

test('without a proof, each result discloses the person', async () => {
  const plain = await startTestApi();
  await plain.call('GET', '/public/status/ag-2026-001');
  const [row] = await listDisclosures(plain.database.kysely, {});
  expect([row?.application_code, row?.hits]).toEqual(['AG-2026-001', 1]);
  await plain.close();
});

test('with a key, the hash of a network cannot be found by trying, and older rows are still found', async () => {
  const hashKey = 'k'.repeat(32);
  const keyed = await startTestApi({ settings: { hashKey } });
  const { kysely } = keyed.database;
  const body = { ...samplePerson, ...(await offeredChoices(keyed)), id_number: '32.888.678' };
  const { application_code } = dataOf(await keyed.call('POST', '/public/apply', body), applyAnswer);
  await keyed.call('GET', `/public/status/${application_code}`);
  const [row] = await listDisclosures(kysely, {});
  expect(row?.network).toMatch(/^[\w-]{43}$/);
  expect(row?.network).not.toBe(bucketOf('unknown'));
  const older = { day: '2026-06-14', application_code, network: bucketOf('10.9.0.1'), hits: 1 };
  await kysely.insertInto('look_up_disclosures').values(older).execute();
  expect(await listDisclosures(kysely, { address: '10.9.0.1', hashKey })).toEqual([older]);
  await keyed.close();
});

/** The hash of a network as it was without a key. */
function bucketOf(address: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['disclosure', address]))
    .digest('base64url');
}
