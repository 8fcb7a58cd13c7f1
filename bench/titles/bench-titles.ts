import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import type { Contender } from '../browser/contenders.ts';
import { type PageServer, servePages } from '../browser/page-server.ts';
import { slowProcessor } from '../browser/start-up.ts';
import { median, quantile } from '../browser/statistics.ts';
import { timeCsv } from './csv-frames.ts';
import { type KeyTimes, timeKeys } from './key-to-rows.ts';
import { plainTitles, titlesList } from './titles-pages.ts';
import { drawTitles, listsOf, type WireTitle } from './wire-titles.ts';

const count = 50_000;
const runs = Number(process.env.BIRRETE_BENCH_RUNS ?? 5);
const slowDowns = [1, 4];

/** Compares the list of 50,000 titles, filtered and paginated, with a plain table in the same run. */
export function benchTitles(): Promise<void> {
  return withTitles(async ({ browser, server, titles }) => {
    console.log(
      `\nTitles, ${count} rows, ten a page, key press to rows painted, ${runs} runs in turn`,
    );
    const times = new Map<Contender, KeyTimes[]>([
      [plainTitles, []],
      [titlesList, []],
    ]);
    for (let run = 0; run < runs; run += 1) {
      for (const [contender, found] of times) {
        found.push(await opened(browser, server, contender, (page) => timeKeys(page, titles)));
      }
    }
    for (const kind of ['typing', 'paging'] as const) {
      const all = (contender: Contender) =>
        (times.get(contender) ?? []).flatMap((found) => found[kind]);
      const plain = median(all(plainTitles));
      for (const contender of times.keys()) {
        const keys = all(contender);
        console.log(
          `  ${kind}  ${contender.name.padEnd(14)} median ${median(keys).toFixed(1)} ms, ` +
            `worst ${quantile(keys, 1).toFixed(1)} ms, ${(median(keys) / plain).toFixed(2)}× plain`,
        );
      }
    }
  });
}

/** Measures the CSV of 50,000 titles, made in the browser. No frame may take more than 100 ms. */
export function benchCsv(): Promise<void> {
  return withTitles(async ({ browser, server }) => {
    for (const slowDown of slowDowns) {
      console.log(
        `\nCSV of ${count} titles in the browser, processor ${slowDown}× slower, ${runs} runs`,
      );
      for (let run = 0; run < runs; run += 1) {
        const { total, longestFrame, lines } = await opened(
          browser,
          server,
          titlesList,
          async (page) => {
            await slowProcessor(page, slowDown);
            return timeCsv(page);
          },
        );
        console.log(
          `  longest frame ${longestFrame.toFixed(0)} ms (aim 100), ` +
            `file of ${lines} lines after ${total.toFixed(0)} ms`,
        );
      }
    }
  });
}

interface Bench {
  readonly browser: Browser;
  readonly server: PageServer;
  readonly titles: readonly WireTitle[];
}

async function withTitles(work: (bench: Bench) => Promise<void>): Promise<void> {
  const { executablePath, args } = await findChromium();
  const titles = drawTitles(count);
  const server = await servePages([plainTitles, titlesList], listsOf(titles));
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    await work({ browser, server, titles });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Uses a new context each time. The work starts when rows are shown and the page is idle. */
async function opened<T>(
  browser: Browser,
  server: PageServer,
  contender: Contender,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(server.addressOf(contender));
  await page.waitForFunction(() => window.usableAfter !== undefined);
  await page.waitForTimeout(1_000);
  const result = await work(page);
  await context.close();
  return result;
}
