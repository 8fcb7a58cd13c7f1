// @module-tag rare
import { expect as expectPage } from 'playwright/test';
import { siteTest } from './site/site-test.ts';

const test = siteTest.override('example', 'dev');

/** Vite prepares the dependencies on the first visit, and may load the page again. */
const timeout = 60_000;

test('the site with hot reload shows the source, and what is in the database', async ({
  openPage,
}) => {
  const { page } = await openPage();
  const source = page.waitForRequest(/src\/graduation-wizard\/graduation-wizard\.tsx/, { timeout });
  await page.goto('/solicitar', { waitUntil: 'commit' });
  await source;
  await expectPage(page.getByRole('radio').first()).toBeVisible({ timeout });
});
