import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** What a launcher needs to start Chromium: where it is and the switches it runs with. */
export interface ChromiumChoice {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Switches for every run: no sandbox (containers run as root) and none of Chromium's own background traffic, which a
 * closed network refuses one connection at a time.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const notFound =
  'No Chromium was found. Set BIRRETE_CHROMIUM to the path of a Chromium or Chrome, or run ' +
  '"npx playwright install chromium" once.';

/**
 * Decides which Chromium tests run on: the one `BIRRETE_CHROMIUM` names, then Playwright's own, then the system's, then
 * the one that came with the packages (Linux x64 only).
 *
 * @throws when none of them exists, with a sentence that says what to do.
 */
export async function findChromium(): Promise<ChromiumChoice> {
  const named = process.env.BIRRETE_CHROMIUM;
  if (named !== undefined && named !== '') return { executablePath: named, args };

  const installed = [playwrightChromium.executablePath(), ...systemPaths].find((path) =>
    existsSync(path),
  );
  if (installed !== undefined) return { executablePath: installed, args };

  const bundled = await bundledChromium();
  if (bundled === undefined) throw new Error(notFound);
  return bundled;
}

/** The Chromium that came with the packages, the same on each machine it runs on: Linux x64. */
export async function bundledChromium(): Promise<ChromiumChoice | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: bundled } = await import('@sparticuz/chromium');
  return { executablePath: await bundled.executablePath(), args };
}
