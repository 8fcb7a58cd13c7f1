import type { Page } from 'playwright';

/**
 * Makes the page count its API calls that have no response yet. Call it before the preview loads and after the clock
 * is installed.
 */
export function countOpenCalls(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // `never` in the fake API is a promise that waits as long as a timer can. Other long timers, such as the one of the
    // session's end, call functions of ours.
    const longestDelay = 2_147_483_647;
    const isNever = (handler: TimerHandler, delay = 0) =>
      delay === longestDelay && String(handler).includes('[native code]');
    const open = new Map<object, string>();
    let unanswered = 0;

    const startTimer: (handler: TimerHandler, delay?: number, ...args: unknown[]) => number =
      window.setTimeout;
    const countingTimer: typeof startTimer = (handler, delay, ...args) => {
      if (isNever(handler, delay)) unanswered += 1;
      return startTimer(handler, delay, ...args);
    };
    const startCall = window.fetch;
    const countingFetch: typeof startCall = async (input, init) => {
      const { href, pathname } = new URL(
        input instanceof Request ? input.url : input,
        location.href,
      );
      const call = {};
      if (pathname.includes('/api/')) open.set(call, href);
      try {
        return await startCall(input, init);
      } finally {
        open.delete(call);
      }
    };
    Object.assign(window, { setTimeout: countingTimer, fetch: countingFetch });

    window.openCalls = {
      forget: () => {
        open.clear();
        unanswered = 0;
      },
      list: () => (open.size > unanswered ? [...open.values()] : []),
    };
  });
}

/** Ignores calls of the previous story from now on. */
export function forgetOpenCalls(page: Page): Promise<void> {
  return page.evaluate(() => window.openCalls.forget());
}

/**
 * Waits until the story's API calls have a response, except those that its fake API never answers. A play may end
 * before a list in the background has loaded.
 *
 * @throws with the addresses of open calls after 15 s
 */
export async function answered(page: Page): Promise<void> {
  const end = Date.now() + 15_000;
  for (;;) {
    const open = await page.evaluate(async () => {
      await new Promise(window.nativeFrame);
      return window.openCalls.list();
    });
    if (open.length === 0) return;
    if (Date.now() > end) throw new Error(`Calls without a response: ${open.join(', ')}`);
  }
}

declare global {
  interface Window {
    openCalls: { forget(): void; list(): readonly string[] };
  }
}
