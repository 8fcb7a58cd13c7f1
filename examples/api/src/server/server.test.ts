import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '../testing/sample-application.ts';
import { refusal, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { corsOrigins: ['https://www.universidad.edu'] } });
});
afterAll(() => api.close());

test('a path that does not exist is 404 for everybody', async () => {
  for (const path of ['/nada', '/ceremoniesx', '/public/nada']) {
    expect(refusal(await api.call('GET', path))).toEqual([404, 'Recurso no encontrado.']);
  }
});

test('answers are for nobody else: no cache, no sniffing, no frame', async () => {
  const { headers } = await api.call('GET', '/genders');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('birrete-extras')).toContain('idempotency-key');
});

describe('other origins', () => {
  const ask = (origin: string, method = 'GET') =>
    api.app.request('/api/genders', {
      method,
      headers: { origin, 'access-control-request-method': 'PUT' },
    });

  test('may call when they are configured, with the headers that the client sends', async () => {
    const answer = await ask('https://www.universidad.edu', 'OPTIONS');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.universidad.edu');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  });

  test('may not otherwise', async () => {
    const answer = await ask('https://otra.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('the log names routes and never people, codes or queries', async () => {
  await api.call('GET', '/public/status/AG-2026-001?correo=secreto@correo.edu');
  await api.call('POST', '/public/apply', { ...samplePerson, ...(await offeredChoices(api)) });
  await api.call('POST', '/auth/login', { identifier: 'secreto@correo.edu', password: 'x' });
  const log = api.logged.join('');
  expect(log).toContain('"route":"/api/public/status/:code"');
  expect(log).toMatch(/"requestId":"[\w-]{36}"/);
  expect(log).not.toMatch(/AG-2026|secreto|Angelo|12\.345\.678|birrete-demo/);
});

test('a fault of the inside answers a sentence and logs where, not whom', async () => {
  const broken = await startTestApi();
  await broken.database.kysely.schema.dropTable('idempotency_keys').execute();
  const body = { ...samplePerson, ...(await offeredChoices(broken)) };
  const answer = await broken.call('POST', '/public/apply', body, { 'Idempotency-Key': 'k' });
  expect(refusal(answer)).toEqual([500, 'Error del servidor. Intenta nuevamente más tarde.']);
  const line = broken.logged.find((entry) => entry.includes('unexpected failure')) ?? '';
  expect(line).toContain('"sqlState":"42P01"');
  expect(line).not.toMatch(/idempotency_keys"? does not exist|Angelo/);
  await broken.close();
});
