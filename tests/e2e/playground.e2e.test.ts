import { globSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, startBrowser } from './drivers/open-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';

const folder = path.resolve(import.meta.dirname, '../../examples/playground');
const options = {
  root: folder,
  configFile: path.join(folder, 'vite.config.ts'),
  logLevel: 'error',
} as const;

const widgets = ['admin-console', 'graduation-wizard', 'landing-page', 'sign-in', 'status-lookup'];

/** The files that docs/reference prints, without their folder and extension. */
const examples = globSync('*/*.tsx', { cwd: path.join(folder, 'src/examples') })
  .map((file) => path.basename(file, '.tsx'))
  .sort();

let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  await build(options);
  server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function open(address: string): Promise<{ page: Page; errors: readonly string[] }> {
  const { page, errors } = await openPage(browser);
  await page.goto(new URL(address, server.resolvedUrls?.local[0]).href);
  return { page, errors };
}

test.each(widgets)('%s renders, and nothing fails', expectRendered);

test.each(examples.filter((example) => !widgets.includes(example)))(
  '%s renders, and nothing fails',
  { tags: ['rare'] },
  expectRendered,
);

async function expectRendered(example: string): Promise<void> {
  const { page, errors } = await open(
    example === 'browser-router' ? 'portal/grados' : `?${example}`,
  );
  const content = page.locator('#root').locator('h1, h2, a[href], graduation-status');
  await expectPage(content.first()).toBeVisible();
  await expectPage(page.locator('[data-birrete-part="alert"]')).toHaveCount(0);
  expect(errors).toEqual([]);
  await page.context().close();
}

test('the three elements render on a page without React', async () => {
  const { page, errors } = await open('elements.html');
  for (const name of ['Solicitar Título', 'Consultar Estado']) {
    await expectPage(page.getByRole('heading', { name }).first()).toBeVisible();
  }
  await expectPage(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
});
