import { type Browser, chromium, type LaunchOptions, type Page, type Request } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import type { StoredSession } from './stored-session.ts';

/** A page in a separate browser context, with separate storage. */
export interface OpenedPage {
  readonly page: Page;
  /** Uncaught errors and console errors, including policy violations. */
  readonly errors: readonly string[];
  /** Requests that failed or were rejected: 'POST http://127.0.0.1:41234/api/days: net::ERR_ABORTED after 10003 ms'. */
  readonly failedRequests: readonly string[];
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
  /** A user who has signed in. @default none */
  readonly session?: StoredSession;
  /** False for a browser that runs no scripts. @default true */
  readonly javaScript?: boolean;
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

export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenedPage> {
  const { width = 1280, height = 800, address, clock, session } = options;
  const { timeZone = 'America/Caracas', javaScript = true } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-VE',
    timezoneId: timeZone,
    javaScriptEnabled: javaScript,
    ...(address === undefined ? {} : { baseURL: address }),
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  if (clock !== undefined) await page.clock.install({ time: clock });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors, failedRequests: failedRequestsOf(page) };
}

/** The requests of a page that fail or are rejected, with their duration. Grows while the page is open. */
function failedRequestsOf(page: Page): readonly string[] {
  const failed: string[] = [];
  const started = new Map<Request, number>();
  const add = (request: Request, result: string | number) => {
    const duration = Date.now() - (started.get(request) ?? Date.now());
    failed.push(`${request.method()} ${request.url()}: ${result} after ${duration} ms`);
  };
  page.on('request', (request) => started.set(request, Date.now()));
  page.on('requestfailed', (request) => add(request, request.failure()?.errorText ?? 'failed'));
  page.on('response', (response) => {
    if (response.status() >= 400) add(response.request(), response.status());
  });
  return failed;
}
