import { globSync } from 'node:fs';
import path from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { pageTest as test } from './site/site-test.ts';

const folder = path.resolve(import.meta.dirname, '../../examples/playground');
const options = {
  root: folder,
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'error',
} as const;

/** Pages of a hundred modules each would take half of the test's time to load. */
const inFewFiles = { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } };

/** The files that docs/reference prints, without their folder and extension. */
const examples = globSync('*/*.tsx', { cwd: path.join(folder, 'src/examples') })
  .map((file) => path.basename(file, '.tsx'))
  .sort();

let server: PreviewServer;

beforeAll(async () => {
  await build({ ...options, build: { rolldownOptions: { output: inFewFiles } } });
  server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
});

afterAll(async () => {
  await server.close();
});

const addressOf = (path: string) => new URL(path, server.resolvedUrls?.local[0]).href;

test('every example renders, and nothing fails', async ({ openPage }) => {
  const { page, errors } = await openPage();
  const content = page.locator('#root').locator('h1, h2, a[href], graduation-status');
  for (const example of examples) {
    await page.goto(addressOf(example === 'browser-router' ? 'portal/grados' : `?${example}`));
    await expectPage(content.first(), example).toBeVisible();
    await expectPage(page.locator('[data-birrete-part="alert"]'), example).toHaveCount(0);
    expect(errors, example).toEqual([]);
  }
});

test('the three elements render on a page without React', async ({ openPage }) => {
  const { page, errors } = await openPage();
  await page.goto(addressOf('elements.html'));
  for (const name of ['Solicitar Título', 'Consultar Estado']) {
    await expectPage(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  await expectPage(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  expect(errors).toEqual([]);
});
