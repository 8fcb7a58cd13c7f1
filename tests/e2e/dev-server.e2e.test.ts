// @module-tag rare
import { expect as expectPage } from './drivers/patient-expect.ts';
import { siteTest } from './site/site-test.ts';

const test = siteTest.override('example', 'dev');

/** Vite optimizes dependencies on the first visit, and may reload the page. */
const timeout = 60_000;

test('the dev server shows the source and the content of the database', async ({ openPage }) => {
  const { page } = await openPage();
  const source = page.waitForRequest(/src\/graduation-wizard\/graduation-wizard\.tsx/, { timeout });
  await page.goto('/solicitar', { waitUntil: 'commit' });
  await source;
  await expectPage(page.getByRole('radio').first()).toBeVisible({ timeout });
});
