import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import type { Contender } from './contenders.ts';
// Types only: the global `BENCH` of the page.
import type {} from './page/stage.ts';

/** One run of one contender. Times in milliseconds. */
export interface TableRun {
  readonly name: string;
  readonly rows: number;
  readonly run: number;
  readonly mount: number;
  /** From each key press until its rows are painted. */
  readonly keys: readonly number[];
  /** The same with a CPU four times slower; absent for the longest lists. */
  readonly slowKeys: readonly number[];
  /** Script time per frame while scrolling by 60 pixels per frame; 0 for paginated contenders. */
  readonly slowScroll: number;
  /** The same with 1,200 pixels, so that each frame shows other rows. */
  readonly fastScroll: number;
  readonly heapMb: number;
}

const query = 'maria g';
const patience = 60_000;

/** CPU slowdown factor, and the largest number of rows measured with it. */
const slowdown = { rate: 4, rows: 10_000 };

/** Keys with the query after each: the text is typed and deleted again. */
const keySteps = [
  ...[...query].map((key, at) => [key === ' ' ? 'Space' : key, query.slice(0, at + 1)] as const),
  ...[...query].map((_, at) => ['Backspace', query.slice(0, query.length - 1 - at)] as const),
];

const pageStyle = `
  body { margin: 8px; font: 14px/1.3 sans-serif }
  table { border-collapse: collapse }
  td, th { padding: 4px 8px; text-align: left; box-sizing: border-box; white-space: nowrap;
    overflow: hidden; border-bottom: 1px solid #ddd }
  .badge { padding: 2px 8px; border-radius: 9px; background: #eef }`;

/** Serves the contenders' pages while `work` runs. */
async function serving<T>(
  contenders: readonly Contender[],
  work: (address: string) => Promise<T>,
): Promise<T> {
  const scripts = new Map(contenders.map(({ name, script }) => [`/${name}.js`, script]));
  const server = createServer((request, response) => {
    const script = scripts.get(request.url ?? '');
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(script ?? pageFor(request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

function pageFor(url: string): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${url}</title>
    <style>${pageStyle}</style><div id="root"></div><script type="module" src="${url}.js"></script>`;
}

/** Runs each contender with each number of rows in alternating order, with a new browser each. */
export async function runAll(
  contenders: readonly Contender[],
  sizes: readonly number[],
  runs: number,
): Promise<readonly TableRun[]> {
  const { executablePath, args } = await findChromium();
  const switches = [...args, '--enable-precise-memory-info', '--js-flags=--expose-gc'];
  return serving(contenders, async (address) => {
    const results: TableRun[] = [];
    for (const rows of sizes) {
      for (let run = 0; run < runs; run += 1) {
        for (const { name } of turned(contenders, run)) {
          const browser = await chromium.launch({ executablePath, args: switches });
          const measured = await measure(browser, `${address}/${name}`, rows);
          const slowKeys =
            rows <= slowdown.rows ? await slowedKeys(browser, `${address}/${name}`, rows) : [];
          results.push({ name, rows, run, ...measured, slowKeys });
          await browser.close();
        }
      }
    }
    return results;
  });
}

function turned<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

async function measure(browser: Browser, url: string, rows: number) {
  const { page, devtools } = await openStage(browser, url, rows);
  await devtools.send('Performance.enable');
  const mount = await mountOn(page);
  const keys = await typeAndDelete(page);
  const scrolls = await page.evaluate(() => Boolean(window.BENCH.scroller()));
  if (scrolls) await page.evaluate(() => window.BENCH.scroll(10, 120));
  const slowScroll = scrolls ? await scriptPerFrame(page, devtools, 60) : 0;
  const fastScroll = scrolls ? await scriptPerFrame(page, devtools, 1200) : 0;
  return { mount, keys, slowScroll, fastScroll, heapMb: await heapOf(page) };
}

async function slowedKeys(browser: Browser, url: string, rows: number) {
  const { page, devtools } = await openStage(browser, url, rows);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown.rate });
  await mountOn(page);
  return typeAndDelete(page);
}

async function openStage(browser: Browser, url: string, rows: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(() => window.BENCH !== undefined);
  await page.evaluate((count) => window.BENCH.prepare(count), rows);
  return { page, devtools };
}

/** @returns the time until rows were painted. Then gives the page a moment to become idle. */
async function mountOn(page: Page): Promise<number> {
  const { t } = await page.evaluate((limit) => window.BENCH.mount(limit), patience);
  if (t === null) throw new Error(`${page.url()} never showed its rows.`);
  await page.waitForTimeout(250);
  return t;
}

async function typeAndDelete(page: Page): Promise<readonly number[]> {
  const queries = keySteps.map(([, query]) => query);
  await page.evaluate((all) => void window.BENCH.precompute(all), queries);
  await page.focus('#q');
  const times: number[] = [];
  for (const [key, query] of keySteps) {
    await page.evaluate(([q, limit]) => window.BENCH.arm(q, limit), [query, patience] as const);
    await page.keyboard.press(key);
    const { results } = await page.evaluate(() => window.BENCH.wait());
    times.push(results ?? patience);
    await page.waitForTimeout(50);
  }
  return times;
}

async function scriptPerFrame(page: Page, devtools: CDPSession, step: number): Promise<number> {
  const frames = 60;
  const before = await scriptSeconds(devtools);
  await page.evaluate(([count, by]) => window.BENCH.scroll(count, by), [frames, step] as const);
  return (((await scriptSeconds(devtools)) - before) * 1000) / frames;
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

async function heapOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    Reflect.get(globalThis, 'gc')?.();
    return Reflect.get(performance, 'memory').usedJSHeapSize / 1_048_576;
  });
}
