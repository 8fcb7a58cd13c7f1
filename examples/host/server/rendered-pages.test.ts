import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderedContent } from './rendered-pages.ts';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'] },
  'src/start.tsx': {
    file: 'assets/site-1.js',
    name: 'site',
    imports: ['index.html', '_router.js'],
  },
  '_router.js': { file: 'assets/router-1.js' },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_field.js': { file: 'assets/field-1.js', imports: ['_shared.js'] },
  '_apply-page.js': {
    file: 'assets/apply-1.js',
    name: 'apply-page',
    imports: ['src/start.tsx', '_shared.js', '_field.js'],
  },
  '_status-page.js': { file: 'assets/status-1.js', name: 'status-page' },
  '_console-page.js': {
    file: 'assets/console-1.js',
    name: 'console-page',
    imports: ['_shared.js', '_field.js'],
  },
  '../../dist/frame-content-ABCD2345.js': {
    file: 'assets/frame-content-1.js',
    name: 'frame-content-ABCD2345',
    imports: ['_shared.js', '_table.js'],
  },
  '../../dist/titles-section-EFGH6789.js': {
    file: 'assets/titles-section-1.js',
    name: 'titles-section-EFGH6789',
    imports: ['_table.js'],
  },
  '_table.js': { file: 'assets/table-1.js' },
};
/** In place of the build of `src/render-page.tsx`. It counts its renderings, and has no page at /verificar. */
const renderer = `
let renderings = 0;
export async function renderPage(path, read, nonce) {
  if (path === '/verificar') throw new Error('no such page');
  renderings += 1;
  const markup = [path, read('account'), read('lists'), renderings].join(' ');
  return { title: 'Título', markup, styles: '<style nonce="' + nonce + '">.a{}</style>' };
}`;
const settings = { api: '', extras: '', account: '', privacy: '', verification: 'on' };
const error = vi.fn();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-pages-'));
  await mkdir(path.join(folder, 'server'));
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'server/render-page.js'), renderer);
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});

beforeEach(() => error.mockClear());
afterAll(() => rm(folder, { recursive: true }));

const callApi = (path: string) => Response.json([path]);

/** Reads pages with the lists of an API that answers at once. */
function read() {
  const readContent = renderedContent({ folder, log: { error } });
  return (at: string, values: typeof settings) => readContent(at, values, callApi);
}

/** The announced scripts. */
function filesIn(head = ''): (string | undefined)[] {
  return [...head.matchAll(/rel="modulepreload".*?href="(.*?)"/g)].map(([, file]) => file);
}

test('a page is rendered once for each value of the settings', async () => {
  const readContent = read();
  const first = await readContent('/estado', settings);
  expect(await readContent('/estado', settings)).toEqual(first);
  const other = await readContent('/estado', { ...settings, account: 'Cuenta ULA' });
  expect(other?.markup).toContain('Cuenta ULA');
});

test('a page announces its chunks except those of the whole site, and the lists of its first screen', async () => {
  const content = await read()('/solicitar', { ...settings, api: 'https://api.universidad.edu' });
  expect(filesIn(content?.head)).toEqual(['/assets/apply-1.js', '/assets/field-1.js']);
  expect(content?.head).toContain(
    '<link rel="preload" as="fetch" crossorigin href="https://api.universidad.edu/api/genders">',
  );
  expect((await read()('/estado', settings))?.head).not.toContain('as="fetch"');
});

test('the scripts of a page wait until its first screen has been painted', async () => {
  const content = await read()('/estado', settings);
  const scripts = content?.head.match(/<link rel="modulepreload".*?>/g) ?? [];
  expect(scripts).not.toEqual([]);
  for (const script of scripts) expect(script).toContain('fetchpriority="low"');
});

test('the lists of a page are rendered and handed to the browser, and others are rendered when they change', async () => {
  let name = 'Acto de julio';
  const readContent = renderedContent({ folder, log: { error } });
  const open = () => readContent('/solicitar', settings, () => Response.json([{ name }]));
  vi.useFakeTimers({ toFake: ['performance'] });
  const first = await open();
  expect(first?.markup).toContain('Acto de julio');
  expect(JSON.parse(first?.lists ?? '')).toEqual({
    ceremonies: [{ name }],
    careers: [{ name }],
    genders: [{ name }],
  });
  name = 'Acto de agosto';
  expect(await open()).toEqual(first);
  vi.advanceTimersByTime(10_000);
  expect((await open())?.markup).toContain('Acto de agosto');
  vi.useRealTimers();
});

test.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['refuses', () => Response.json({}, { status: 503 })],
  ['is slow', () => new Promise<Response>(() => undefined)],
])('a page is rendered without lists while the API %s', async (_, answer) => {
  const content = await renderedContent({ folder, log: { error } })('/solicitar', settings, answer);
  expect(content?.markup).toContain('/solicitar');
  expect(content?.lists).toBe('');
});

test('the code of a section is announced once each, to be requested after that of the console', async () => {
  const content = await read()('/admin/titles', settings);
  const [first, next] = (content?.head ?? '').split(/(?=<link media="not all")([\s\S]*)/);
  expect(filesIn(first)).toEqual(['/assets/console-1.js', '/assets/field-1.js']);
  expect(filesIn(next)).toEqual([
    '/assets/frame-content-1.js',
    '/assets/table-1.js',
    '/assets/titles-section-1.js',
  ]);
  expect(next?.match(/<link media="not all" rel="modulepreload"/g)).toHaveLength(3);
});

test('an address within a section has the page of the section', async () => {
  const content = await read()('/admin/titles/7', settings);
  expect(content?.markup).toContain('/admin/titles ');
});

test.each(['/admin/unknown', '/admin/reports/7', '/no/existe', '/estado/'])(
  '%s is left to the browser',
  async (at) => {
    expect(await read()(at, settings)).toBeUndefined();
  },
);

test('a page that the settings leave out is not rendered', async () => {
  expect(await read()('/verificar', { ...settings, verification: 'off' })).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

test('a page that cannot be rendered is logged, and left to the browser', async () => {
  expect(await read()('/verificar', settings)).toBeUndefined();
  expect(error).toHaveBeenCalledOnce();
});
