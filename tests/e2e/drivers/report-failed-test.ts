import path from 'node:path';
import type { OpenedPage } from './open-page.ts';

const folder = path.resolve(import.meta.dirname, '../../../.cache/e2e');

/** Prints errors and failed requests of the pages of a failed test, and saves screenshots of those still open in `.cache/e2e`. */
export async function reportFailedTest(test: string, opened: readonly OpenedPage[]): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  const pages = opened.flatMap(({ page }) => page.context().pages());
  for (const [index, page] of pages.entries()) {
    const file = path.join(folder, `${name}-${index + 1}.png`);
    await page.screenshot({ path: file });
    console.error(`${page.url()} looked like ${file}`);
  }
  for (const { errors, failedRequests } of opened) {
    console.error(['Errors and failed requests:', ...errors, ...failedRequests].join('\n  '));
  }
}
