import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { corsOrigins: ['https://www.universidad.edu'] } });
});
afterAll(() => api.close());

test('an unknown path is 404 for all callers', async () => {
  for (const path of ['/nada', '/ceremoniesx', '/public/nada']) {
    expect(refusal(await api.call('GET', path))).toEqual([404, 'Recurso no encontrado.']);
  }
});

test('answers forbid caching, sniffing and framing', async () => {
  const { headers } = await api.call('GET', '/genders');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('birrete-extras')).toContain('idempotency-key');
});

describe('other origins', () => {
  const callFrom = (origin: string, method = 'GET') =>
    api.app.request('/api/genders', {
      method,
      headers: { origin, 'access-control-request-method': 'PUT' },
    });

  test('may call if they are configured, with the headers that the client sends', async () => {
    const answer = await callFrom('https://www.universidad.edu', 'OPTIONS');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.universidad.edu');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(answer.headers.get('access-control-allow-headers')).toContain('If-Match');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  });

  test('may read the headers that the client needs, also of refusals', async () => {
    const from = { origin: 'https://www.universidad.edu' };
    for (const path of ['/genders', '/ceremonies', '/nada', '/public/status/AG-2026-999']) {
      const { headers } = await api.call('GET', path, undefined, from);
      expect(headers.get('access-control-allow-origin')).toBe(from.origin);
      const exposed = headers.get('access-control-expose-headers')?.split(/,\s*/) ?? [];
      for (const name of ['Birrete-Contract', 'Birrete-Extras', 'Birrete-Today', 'Retry-After'])
        expect(exposed).toContain(name);
      expect(headers.get('birrete-extras')).toMatch(/sign-out, password/);
    }
  });

  test('may not call otherwise', async () => {
    const answer = await callFrom('https://otra.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a wrong method is answered with the allowed methods', async () => {
  const answer = await api.call('DELETE', '/public/status/AG-2026-001');
  expect(refusal(answer)).toEqual([405, 'Este recurso no admite esa operación.']);
  expect(answer.headers.get('allow')).toBe('GET');
  const title = await api.asAdmin('PATCH', '/degree-titles/1', {});
  expect(title.headers.get('allow')).toBe('DELETE, PUT');
});

test('bodies beyond 64 KiB and invalid JSON are refused', async () => {
  const long = { identifier: 'x'.repeat(70_000), password: 'x' };
  expect(refusal(await api.call('POST', '/auth/login', long))).toEqual([
    413,
    'La petición es demasiado grande.',
  ]);
  const answer = await api.app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    error: 'El cuerpo de la petición no es JSON válido.',
  });
});

test('the server ignores a request id that the caller sends', async () => {
  const chosen = 'chosen-by-the-caller';
  const { headers } = await api.call('GET', '/genders', undefined, { 'X-Request-Id': chosen });
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(api.logged.join('')).not.toContain(chosen);
});

test('SQL in an input is stored as text', async () => {
  const name = `x'); drop table faculties; --`;
  expect((await api.asAdmin('POST', '/faculties', { name })).status).toBe(201);
  expect(JSON.stringify((await api.asAdmin('GET', '/faculties')).body)).toContain(name);
  expect((await api.call('GET', `/public/status/${encodeURIComponent(name)}`)).status).toBe(404);
});

test('the log contains routes, and no personal data, codes or queries', async () => {
  await api.call('GET', '/public/status/AG-2026-001?correo=secreto@correo.edu');
  await api.call('POST', '/public/apply', { ...samplePerson, ...(await offeredChoices(api)) });
  await api.call('POST', '/auth/login', { identifier: 'secreto@correo.edu', password: 'x' });
  const log = api.logged.join('');
  expect(log).toContain('"route":"/api/public/status/:code"');
  expect(log).toMatch(/"requestId":"[\w-]{36}"/);
  expect(log).not.toMatch(/AG-2026|secreto|Angelo|12\.345\.678|birrete-demo/);
});

test('an internal error answers a message, and is logged without personal data', async () => {
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
