import { afterAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../e2e/drivers/open-page.ts';
import { serveStorybook } from './serve-storybook.ts';
import { openStorybookPage, type StorybookPage } from './storybook-page.ts';

const storybook = await serveStorybook();
const browser = await startBrowser();

/** Pages that are free. A page that showed an error is left, so that the next entry begins without its remains. */
const free: StorybookPage[] = [];

afterAll(async () => {
  await browser.close();
  await storybook.close();
});

describe.concurrent('opens without an error', () => {
  it.for(storybook.entries)('$title: $name', async (entry) => {
    const page = free.pop() ?? (await openStorybookPage(browser, storybook));
    const errors = await page.show(entry);
    if (errors.length === 0) free.push(page);
    else await page.close();
    expect(errors).toEqual([]);
  });
});
