import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publicContent } from './public-pages.ts';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_field.js': { file: 'assets/field-1.js', imports: ['_shared.js'] },
  '_apply-page.js': {
    file: 'assets/apply-1.js',
    name: 'apply-page',
    imports: ['_shared.js', '_field.js'],
  },
  '_status-page.js': { file: 'assets/status-1.js', name: 'status-page' },
};
/** In place of the build of `src/render-page.tsx`. It counts its renderings, and has no page at /verificar. */
const renderer = `
let renderings = 0;
export async function renderPage(path, read, nonce) {
  if (path === '/verificar') throw new Error('no such page');
  renderings += 1;
  const markup = [path, read('account'), renderings].join(' ');
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

const read = () => publicContent({ folder, log: { error } });

test('a page is rendered once for each value of the settings', async () => {
  const readContent = read();
  const first = await readContent('/estado', settings);
  expect(await readContent('/estado', settings)).toEqual(first);
  const other = await readContent('/estado', { ...settings, account: 'Cuenta ULA' });
  expect(other?.markup).toContain('Cuenta ULA');
});

test('a page announces its chunks except those of the entry, and the lists of its first screen', async () => {
  const content = await read()('/solicitar', { ...settings, api: 'https://api.universidad.edu' });
  const files = [...(content?.head ?? '').matchAll(/rel="modulepreload".*?href="(.*?)"/g)];
  expect(files.map(([, file]) => file)).toEqual(['/assets/apply-1.js', '/assets/field-1.js']);
  expect(content?.head).toContain(
    '<link rel="preload" as="fetch" crossorigin href="https://api.universidad.edu/api/genders">',
  );
  expect((await read()('/estado', settings))?.head).not.toContain('as="fetch"');
});

test.each(['/login', '/admin/titles', '/no/existe', '/estado/'])(
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
