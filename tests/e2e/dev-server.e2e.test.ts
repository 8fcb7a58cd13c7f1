// @module-tag rare
import { expect as expectPage } from './drivers/patient-expect.ts';
import { freshSiteTest } from './site/site-test.ts';
import type { Example } from './site/start-site.ts';

const test = freshSiteTest.extend('example', { scope: 'file' }, (): Example => 'dev');

/** Vite optimizes dependencies on the first visit, and may reload the page. */
const timeout = 60_000;

test('the dev server shows the source and the content of the database', async ({ openPage }) => {
  const { page } = await openPage();
  const source = page.waitForRequest(/src\/graduation-wizard\/graduation-wizard\.tsx/, { timeout });
  await page.goto('/solicitar', { waitUntil: 'commit' });
  await source;
  await expectPage(page.getByRole('radio').first()).toBeVisible({ timeout });
});
