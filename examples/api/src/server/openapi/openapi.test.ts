import { readFile } from 'node:fs/promises';
import { type CallId, callPaths, calls, methodOf, pathOf } from 'birrete/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { createOpenApiDocument } from './document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ demo: false });
});
afterAll(() => api.close());

test('docs/openapi.json is up to date (otherwise: npm run contract)', async () => {
  const file = new URL('../../../../../docs/openapi.json', import.meta.url);
  const committed = await readFile(file, 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
  expect((await api.call('GET', '/openapi.json')).body).toEqual(JSON.parse(committed));
});

test('the document describes every route of the API and nothing else', () => {
  const routes = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== 'GET /api/openapi.json');
  expect(Object.values<string>(callPaths).sort()).toEqual([...new Set(routes)].sort());
});

test('exactly the operations with a security requirement need a token', async () => {
  for (const id of Object.keys(calls) as CallId[]) {
    const address = pathOf(callPaths[id])
      .replace('/api', '')
      .replaceAll(/\{\w+\}/g, '1');
    const { status } = await api.call(methodOf(callPaths[id]), address);
    expect([id, status === 401]).toEqual([id, calls[id].audience !== 'public']);
  }
});
