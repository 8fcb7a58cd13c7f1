import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';

/** Executable and switches to start Chromium with. */
export interface ChromiumChoice {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Switches for every run: no sandbox (containers run as root), and no background traffic, which fails slowly in a
 * closed network.
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
 * Chooses the Chromium for tests: `BIRRETE_CHROMIUM`, else Playwright's, the system's, or the bundled one (Linux x64
 * only).
 *
 * @throws if none exists, with a message that explains the options.
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

/** Returns the Chromium from the packages, which is identical on all machines (Linux x64). */
export async function bundledChromium(): Promise<ChromiumChoice | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: bundled } = await import('@sparticuz/chromium');
  return { executablePath: await bundled.executablePath(), args };
}
