import { applyAnswer, statusAnswer } from 'birrete/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const { throttle } = defaultSettings;
  api = await startTestApi({ settings: { lookUpProof: 'key', throttle } });
});
afterAll(() => api.close());

async function apply(id_number: string, headers: HeadersInit = {}) {
  const body = { ...samplePerson, ...(await offeredChoices(api)), id_number };
  const { application_code: code, receipt_key: key = '' } = dataOf(
    await api.call('POST', '/public/apply', body, headers),
    applyAnswer,
  );
  return { code, key };
}

const lookUp = (code: string, proof?: string) =>
  api.call(
    'GET',
    `/public/status/${code}`,
    undefined,
    proof === undefined ? {} : { 'Birrete-Proof': proof },
  );

test('the key of the receipt opens the application, and the code alone shows nothing personal', async () => {
  const { code, key } = await apply('31.111.678');
  expect(key).toMatch(/^[\w-]{22}$/);
  const alone = await lookUp(code);
  expect(alone.headers.get('birrete-extras')).toContain('receipt-key');
  expect(alone.headers.get('birrete-extras')).not.toContain('look-up-proof');
  const masked = dataOf(alone, statusAnswer);
  expect(masked.student).toEqual({
    identification_type: '•••',
    id_number: '•••',
    first_name: '•••',
    last_name: '•••',
    email: '•••@•••',
  });
  expect([masked.masked, masked.application.status]).toEqual([true, 'PENDIENTE']);
  const opened = dataOf(await lookUp(code.toLowerCase(), key), statusAnswer);
  expect(opened.masked).toBeUndefined();
  expect(opened.student.id_number).toBe('31.111.678');
});

test('the digits of the document and the key of another receipt open nothing', async () => {
  const { code } = await apply('31.222.678');
  const other = await apply('31.333.678');
  for (const proof of ['678', '31222678', other.key, 'x'.repeat(300)]) {
    expect(dataOf(await lookUp(code, proof), statusAnswer).masked).toBe(true);
  }
});

test('the database stores no key', async () => {
  const { code, key } = await apply('31.444.678');
  const rows = await api.database.kysely.selectFrom('receipt_keys').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a repeated submission gets a key that works, and so does the first', async () => {
  const headers = { 'Idempotency-Key': 'a-repeated-one' };
  const first = await apply('31.555.678', headers);
  const second = await apply('31.555.678', headers);
  expect(second.code).toBe(first.code);
  for (const { code, key } of [first, second]) {
    expect(dataOf(await lookUp(code, key), statusAnswer).masked).toBeUndefined();
  }
});

test('a right key is never limited, not even in a network that guesses', async () => {
  const { code, key } = await apply('31.666.678');
  api.pass(3600);
  for (let count = 0; count < 40; count += 1) await lookUp(`AG-1999-${count}`, 'wrong');
  expect((await lookUp(code)).status).toBe(429);
  const answers = await Promise.all(Array.from({ length: 50 }, () => lookUp(code, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('without the setting an application has no key', async () => {
  const plain = await startTestApi();
  const body = { ...samplePerson, ...(await offeredChoices(plain)) };
  const answer = await plain.call('POST', '/public/apply', body);
  expect(dataOf(answer, applyAnswer)).not.toHaveProperty('receipt_key');
  expect(answer.headers.get('birrete-extras')).not.toContain('receipt-key');
  await plain.close();
});
