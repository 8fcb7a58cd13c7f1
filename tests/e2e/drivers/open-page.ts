import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright';
import { findChromium } from '../../browser/launch.ts';

/** A page in a separate browser context, with separate storage. */
export interface OpenedPage {
  readonly page: Page;
  /** Uncaught errors and console errors, including policy violations. */
  readonly errors: readonly string[];
}

export interface PageOptions {
  /** @default 1280 */
  readonly width?: number;
  /** @default 800 */
  readonly height?: number;
  /** Base of relative paths. */
  readonly address?: string;
  /** Time zone of the browser. @default 'America/Caracas' */
  readonly timeZone?: string;
  /** The browser's time when the page opens. @default the time of this machine */
  readonly clock?: Date;
}

export async function startBrowser(
  options: Pick<LaunchOptions, 'ignoreDefaultArgs'> = {},
): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args], ...options });
}

/** Starts a browser whose scroll bars take space from the page, as they do on Windows. */
export function startBrowserWithScrollBars(): Promise<Browser> {
  return startBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
}

export async function openPage(
  browser: Browser,
  { width = 1280, height = 800, address, timeZone = 'America/Caracas', clock }: PageOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-VE',
    timezoneId: timeZone,
    ...(address === undefined ? {} : { baseURL: address }),
  });
  const page = await context.newPage();
  if (clock !== undefined) await page.clock.install({ time: clock });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}
