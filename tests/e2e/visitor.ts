import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium } from '../browser/launch.ts';

/** One person's browser window. */
export interface Visitor {
  readonly page: Page;
  /** What the browser complained about: errors of scripts, and what the page's security policy refused. */
  readonly complaints: readonly string[];
}

/** Starts the browser that all visitors of a file share. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args] });
}

/** Opens a window of its own, with storage of its own. */
export async function openVisitor(
  browser: Browser,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}
