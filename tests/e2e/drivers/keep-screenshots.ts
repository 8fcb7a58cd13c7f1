import path from 'node:path';
import type { BrowserContext } from 'playwright';

const folder = path.resolve(import.meta.dirname, '../../../.cache/e2e');

/** Saves a screenshot of each open page of a failed test in `.cache/e2e`, and prints the file names. */
export async function keepScreenshots(
  test: string,
  contexts: readonly BrowserContext[],
): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `${name}-${index + 1}.png`);
    await page.screenshot({ path: file });
    console.error(`${page.url()} looked like ${file}`);
  }
}
