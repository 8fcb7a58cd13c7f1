import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createOpenApiDocument, operations } from './document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ demo: false });
});
afterAll(() => api.close());

test('docs/openapi.json is current (else: npm run openapi)', async () => {
  const file = new URL('../../../../docs/openapi.json', import.meta.url);
  const committed = await readFile(file, 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
  expect((await api.call('GET', '/openapi.json')).body).toEqual(JSON.parse(committed));
});

test('it describes every route of the API and nothing else', () => {
  const routes = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== 'GET /api/openapi.json');
  const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect([...described].sort()).toEqual([...new Set(routes)].sort());
});

test('what it guards is guarded, and nothing else', async () => {
  for (const { method, path, access, id } of operations) {
    const address = path.replace('/api', '').replaceAll(/\{\w+\}/g, '1');
    const { status } = await api.call(method.toUpperCase(), address);
    expect([id, status === 401]).toEqual([id, access !== 'public']);
  }
});
