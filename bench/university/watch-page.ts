import type { Page } from 'playwright';

declare global {
  interface Window {
    longTasks?: number[];
    restAfter?: Promise<number>;
  }
}

/** Measurements of a page during an action. */
export interface PageWork {
  /** Milliseconds until the expected result appeared. */
  readonly took: number;
  /** Milliseconds of the longest task that blocked the page. */
  readonly longest: number;
}

/** Records the long tasks of a page. Call it before the page is opened. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Runs an action and waits for its result. */
export async function watchPage(page: Page, work: () => Promise<unknown>): Promise<PageWork> {
  await page.evaluate(() => {
    window.longTasks = [];
  });
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return { took, longest: Math.max(0, ...tasks) };
}

/** Memory of the page in MB, after a garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
}

/** Presses a key. @returns milliseconds from the key press to the last frame that changed the table */
export async function pressUntilRest(page: Page, key: string): Promise<number> {
  await page.evaluate(watchChanges);
  await page.keyboard.press(key);
  return page.evaluate(() => window.restAfter ?? Number.NaN);
}

/** Runs in the page. */
function watchChanges(): void {
  const restMs = 300;
  window.restAfter = new Promise((resolve) => {
    const start = ({ timeStamp }: KeyboardEvent) => {
      let last = timeStamp;
      const seen = () => {
        clearTimeout(rest);
        rest = setTimeout(end, restMs);
        requestAnimationFrame(() => {
          last = performance.now();
        });
      };
      const observer = new MutationObserver(seen);
      const end = () => {
        observer.disconnect();
        resolve(last - timeStamp);
      };
      let rest = setTimeout(end, restMs);
      const changes = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document.querySelector('[role=grid]') ?? document.body, changes);
    };
    addEventListener('keydown', start, { capture: true, once: true });
  });
}
