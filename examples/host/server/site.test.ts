import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrivacySettings } from '@birrete/example-api/platform/settings/privacy-settings';
import { readVariable } from '@birrete/example-api/platform/settings/read-variable';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from './site.ts';

const readContacts = (env: Readonly<Record<string, string>>) =>
  readVariable(env, 'BIRRETE_SECURITY_CONTACT');

const page = [
  '<title>Sistema de Graduaciones</title>',
  '<script type="module" src="/assets/index-abc.js"></script>',
  '<link rel="modulepreload" href="/assets/site-abc.js"></head>',
  '<meta name="robots" content="__BIRRETE_ROBOTS__">',
  '<meta name="birrete-api" content="__BIRRETE_API__">',
  '<meta name="birrete-extras" content="__BIRRETE_EXTRAS__">',
  '<meta name="birrete-account" content="__BIRRETE_ACCOUNT__">',
  '<meta name="birrete-privacy" content="__BIRRETE_PRIVACY__">',
  '<meta name="birrete-lists" content="__BIRRETE_LISTS__">',
  '<meta name="birrete-verification" content="__BIRRETE_VERIFICATION__">',
  '<script nonce="__CSP_NONCE__"></script>',
  '<div id="root"><!--birrete-page--></div>',
].join('');
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
  fetch: (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/auth/openid') return new Response(`api ${pathname}`);
    const headers = { 'Birrete-Extras': 'openid, sessions' };
    return Response.json({ data: { label: 'Cuenta ULA' } }, { headers });
  },
};

function siteWith(
  parts: {
    readonly apiUrl?: string;
    readonly securityContacts?: readonly string[];
    readonly verification?: boolean;
    readonly privacy?: PrivacySettings;
  } = {},
) {
  const isElsewhere = parts.apiUrl !== undefined;
  const { apiUrl, ...others } = parts;
  return createSite({ folder, api: isElsewhere ? undefined : api, apiUrl, ...others });
}

test.each(['/', '/estado', '/no/existe', '/admin/titles'])(
  '%s is answered with the page',
  async (at) => {
    const answer = await siteWith().request(at);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('name="birrete-api" content=""');
  },
);

test('the page says what the API of this process offers, so that the browser need not ask', async () => {
  const here = await (await siteWith().request('/login')).text();
  expect(here).toContain('name="birrete-extras" content="openid, sessions"');
  expect(here).toContain('name="birrete-account" content="Cuenta ULA"');
  const elsewhere = await siteWith({ apiUrl: 'https://api.universidad.edu' }).request('/login');
  expect(await elsewhere.text()).toContain('name="birrete-extras" content=""');
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

test('a path of an API that is elsewhere is refused, with the headers of any other answer', async () => {
  const answer = await siteWith({ apiUrl: 'https://api.universidad.edu' }).request('/api/titles');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
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

test.each(['/', '/assets/site-abc.js', '/assets/gone.js', '/robots.txt', '/.well-known/x'])(
  'no page may show %s in a frame',
  async (at) => {
    const answer = await siteWith().request(at);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

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

test('security.txt names the contacts, and expires within a quarter', async () => {
  const contacts = readContacts({
    BIRRETE_SECURITY_CONTACT: 'mailto:seguridad@universidad.edu, https://universidad.edu/seguridad',
  });
  const site = siteWith({ securityContacts: contacts });
  const answer = await site.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8/i);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:seguridad@universidad.edu\nContact: https://universidad');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 91 * 86_400_000);
});

test('without a contact there is no security.txt, rather than a page in its place', async () => {
  expect((await siteWith().request('/.well-known/security.txt')).status).toBe(404);
});

test.each(['seguridad@universidad.edu', 'http://universidad.edu', 'mailto:'])(
  'the contact %s is refused with the name of the variable',
  (contact) => {
    const read = () => readContacts({ BIRRETE_SECURITY_CONTACT: contact });
    expect(read).toThrow('BIRRETE_SECURITY_CONTACT');
  },
);

test.each(['/estado', '/estado?codigo=AG-2026-001&llave=x', '/admin/titles', '/login'])(
  'search engines may not list %s',
  async (at) => {
    const answer = await siteWith().request(at);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  },
);

test('only a site with the setting verifies titles, and may use the camera for it', async () => {
  const usual = await siteWith().request('/verificar');
  expect(await usual.text()).toContain('name="birrete-verification" content="off"');
  expect(usual.headers.get('permissions-policy')).toContain('camera=()');
  const verifying = await siteWith({ verification: true }).request('/verificar?codigo=X');
  expect(await verifying.text()).toContain('name="birrete-verification" content="on"');
  expect(verifying.headers.get('permissions-policy')).toContain('camera=(self)');
  expect(verifying.headers.get('x-robots-tag')).toContain('noindex');
});

test.each(['/', '/solicitar', '/estadoX'])('they may list %s', async (at) => {
  const answer = await siteWith().request(at);
  expect(answer.headers.get('x-robots-tag')).toBeNull();
  expect(await answer.text()).toContain('<meta name="robots" content="all">');
});

test('robots.txt is a file for crawlers, and lets them learn that /estado is not to be listed', async () => {
  const answer = await siteWith().request('/robots.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const rules = await answer.text();
  expect(rules).toContain('User-agent: *');
  expect(rules).not.toContain('/estado');
});

test('the page has the notice about personal data, as the wizard reads it', async () => {
  const contentOf = async (privacy?: PrivacySettings) => {
    const answer = await siteWith(privacy && { privacy }).request('/solicitar');
    return /name="birrete-privacy" content="([^"]*)"/.exec(await answer.text())?.[1];
  };
  expect(await contentOf()).toBe('');
  const text = { version: '2026-1', content: 'Uso de datos <b>' };
  const minors = { age: 18, text: 'Pide permiso.' };
  const found = await contentOf({ kind: 'authorisation', href: '/datos', text, minors });
  expect(JSON.parse(found?.replaceAll('&quot;', '"').replaceAll('&lt;', '<') ?? '')).toEqual({
    kind: 'authorisation',
    href: '/datos',
    text: text.content,
    version: '2026-1',
    minorsAge: 18,
    minorsText: 'Pide permiso.',
  });
});

test('a rendered page has its title, its content and the nonce of the response, whatever the query', async () => {
  const asked: string[] = [];
  const site = createSite({
    folder,
    api,
    apiUrl: undefined,
    readContent: async (at, settings) => {
      asked.push(`${at} ${settings.extras}`);
      const head = '<style nonce="__CSP_NONCE__"></style>';
      const lists = '["Acto <1>"]';
      return { title: 'Consultar <Estado>', markup: '<p>$& Código</p>', lists, head };
    },
  });
  const answer = await site.request('/estado?codigo=AG-2026-001');
  const text = await answer.text();
  expect(asked).toEqual(['/estado openid, sessions']);
  expect(text).toContain('<title>Consultar &lt;Estado></title>');
  expect(text).toContain('<div id="root"><p>$& Código</p></div>');
  expect(text).toContain('<meta name="birrete-lists" content="[&quot;Acto &lt;1>&quot;]"');
  expect(text.match(/<(script|link) [^>]*fetchpriority="low"/g)).toHaveLength(2);
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

test('a page is compressed if the browser supports it', async () => {
  const answer = await siteWith().request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});
