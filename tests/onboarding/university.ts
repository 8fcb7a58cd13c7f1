import type { Browser, Page } from 'playwright';
import { type OpenedPage, openPage } from '../e2e/drivers/open-page.ts';

/** The university's address in all snippets of the documentation. */
const university = 'https://grados.universidad.edu';

/** Opens a page and routes the university's address to the reference API, so that snippets work unchanged. */
export async function openAtUniversity(browser: Browser, api: string): Promise<OpenedPage> {
  const opened = await openPage(browser);
  await opened.page.route(`${university}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(university, api);
    const headers = { ...(await request.allHeaders()), origin: originOf(opened.page) };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  return opened;
}

function originOf(page: Page): string {
  return new URL(page.url()).origin;
}
