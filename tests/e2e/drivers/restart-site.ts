import type { Page } from 'playwright';
import type { PersistentSite } from '../site/persistent-site.ts';

/**
 * Restarts the server and opens the page's address again. The page is blank meanwhile: a list that it is still reading
 * would report the missing server.
 */
export async function restartSite(site: PersistentSite, page: Page): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await site.restart();
  await page.goto(address);
}
