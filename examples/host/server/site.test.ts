import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from './site.ts';

const page =
  '<meta name="birrete-api" content="__BIRRETE_API__"><meta name="birrete-extras" content="__BIRRETE_EXTRAS__"><script nonce="__CSP_NONCE__"></script>';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'assets/site-abc.js'), 'plain');
  await writeFile(path.join(folder, 'assets/site-abc.js.br'), 'brotli');
});

afterAll(() => rm(folder, { recursive: true }));

const api = {
  fetch: (request: Request) =>
    new Response(`api ${new URL(request.url).pathname}`, {
      headers: { 'Birrete-Extras': 'sign-out, summary' },
    }),
};

function siteWith(parts: { readonly apiUrl?: string } = {}) {
  const isElsewhere = parts.apiUrl !== undefined;
  return createSite({ folder, api: isElsewhere ? undefined : api, apiUrl: parts.apiUrl });
}

test.each(['/', '/estado', '/no/existe', '/admin/titles'])(
  '%s is answered with the page',
  async (at) => {
    const answer = await siteWith().request(at);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('name="birrete-api" content=""');
  },
);

test('the page names the extras of the API that answers here, and none of an API elsewhere', async () => {
  const page = await siteWith().request('/login');
  expect(await page.text()).toContain('name="birrete-extras" content="sign-out, summary"');
  const other = await siteWith({ apiUrl: 'https://api.universidad.edu' }).request('/login');
  expect(await other.text()).toContain('name="birrete-extras" content=""');
});

test('each response has a different nonce, which the policy names', async () => {
  const site = siteWith();
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await site.request('/');
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? 'none';
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('an API elsewhere is written into the page and allowed by the policy, and no API answers here', async () => {
  const site = siteWith({ apiUrl: 'https://api.universidad.edu/grados' });
  const answer = await site.request('/solicitar');
  expect(await answer.text()).toContain('content="https://api.universidad.edu/grados"');
  expect(answer.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.universidad.edu;",
  );
  expect((await site.request('/api/genders')).status).toBe(404);
});

test('all paths under /api are for the API', async () => {
  const answer = await siteWith().request('/api/public/apply', { method: 'POST' });
  expect(await answer.text()).toBe('api /api/public/apply');
});

test('assets are immutable, compressed if the browser supports it, and never the page', async () => {
  const site = siteWith();
  const asset = await site.request('/assets/site-abc.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await asset.text()).toBe('brotli');
  expect((await site.request('/assets/gone.js')).status).toBe(404);
  expect((await site.request('/assets/../index.html')).headers.get('cache-control')).toBe(
    'no-store',
  );
});
