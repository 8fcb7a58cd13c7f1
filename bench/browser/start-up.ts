import type { Browser, Page } from 'playwright';
import type { Contender } from './contenders.ts';
import type { PageServer } from './page-server.ts';

declare global {
  interface Window {
    usableAfter?: number;
  }
}

export interface StartUp {
  /** From script start until the first usable screen is painted. */
  readonly usable: readonly number[];
  /** First contentful paint, since navigation. */
  readonly firstPaint: readonly number[];
}

interface StartUpOptions {
  readonly browser: Browser;
  readonly server: PageServer;
  readonly contenders: readonly Contender[];
  readonly runs: number;
  /** CPU slowdown factor. */
  readonly slowDown: number;
}

/** Opens the pages alternately, round after round, so that slow periods of the machine affect all of them. */
export async function measureStartUp({
  browser,
  server,
  contenders,
  runs,
  slowDown,
}: StartUpOptions): Promise<ReadonlyMap<string, StartUp>> {
  const found = new Map(
    contenders.map(({ name }) => [name, { usable: [] as number[], firstPaint: [] as number[] }]),
  );
  for (let run = 0; run <= runs; run += 1) {
    for (const contender of contenders) {
      const { usable, firstPaint } = await openOnce(browser, server.addressOf(contender), slowDown);
      if (run === 0) continue;
      found.get(contender.name)?.usable.push(usable);
      found.get(contender.name)?.firstPaint.push(firstPaint);
    }
  }
  return found;
}

/** Uses a new context for each page, so that nothing is cached. */
async function openOnce(browser: Browser, address: string, slowDown: number) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  await slowProcessor(page, slowDown);
  await page.goto(address);
  await page.waitForFunction(() => window.usableAfter !== undefined);
  const times = await page.evaluate(() => ({
    usable: window.usableAfter ?? Number.NaN,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return times;
}

async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
