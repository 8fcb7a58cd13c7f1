import type { Page } from 'playwright';
import { test as base } from 'playwright/test';
import { isState } from '#storybook/map/screens.ts';
import { keepTimers } from './axe.ts';
import type { Circumstance, Extent, OwnSettings } from './circumstances.ts';
import { answered, countOpenCalls, forgetOpenCalls } from './open-calls.ts';
import { type StorybookEntry, serveStorybook } from './serve-storybook.ts';
import { openStorybookPage } from './storybook-page.ts';

/** Time at which each story starts. */
const now = new Date('2026-06-15T15:00:00Z');

const usualWidth = 1280;
const usualHeight = 720;
const greatestHeight = 1600;

declare global {
  interface Window {
    /** True if notices stay open. */
    holdsNotices?: boolean;
  }
}

type Surroundings = Pick<Circumstance, 'width' | 'look' | 'text'>;

/** A page that shows one entry after another. */
interface CheckedPage {
  readonly page: Page;
  /** @returns the errors on the way to the final state */
  show(entry: StorybookEntry): Promise<readonly string[]>;
  /**
   * Waits for open calls, stops the clock, hides timers and names the server alike, so that the state stays the same.
   *
   * @returns the story's own settings
   */
  stay(state: StorybookEntry): Promise<OwnSettings>;
  enter(surroundings: Surroundings): Promise<void>;
  /** Makes the window as high as its content, up to a limit. */
  unfold(): Promise<void>;
}

export interface StoryCheck {
  readonly language: 'es' | 'en';
  readonly extent: Extent;
  /** Network condition of the toolbar. */
  readonly network: 'fast' | 'unordered' | 'reversed';
}

/** Each worker has one page and loads it once. After a failure it starts a new page. */
export const test = base.extend<object, StoryCheck & { readonly checkedPage: CheckedPage }>({
  language: ['es', { scope: 'worker', option: true }],
  extent: ['all', { scope: 'worker', option: true }],
  network: ['fast', { scope: 'worker', option: true }],
  checkedPage: [
    async ({ browser, language, network }, use) => {
      const storybook = await serveStorybook();
      let enter: CheckedPage['enter'] = () => Promise.reject(new Error('No page is open.'));
      const shown = await openStorybookPage(browser, storybook, {
        globals: { colorScheme: 'auto', locale: language, network },
        prepare: async (page) => {
          await keepTimers(page);
          await page.clock.install({ time: now });
          await page.addInitScript(letNoticesStay);
          await countOpenCalls(page);
          enter = await entering(page);
        },
        beforeEntry: async (page, entry) => {
          await enter(usual);
          await page.clock.setSystemTime(now);
          await page.clock.resume();
          await forgetOpenCalls(page);
          await page.evaluate((holds) => {
            window.holdsNotices = holds;
          }, isState(entry));
        },
      });

      await use({
        get page() {
          return shown.page;
        },
        enter: (surroundings) => enter(surroundings),
        unfold: () => unfold(shown.page),
        show: (entry) => shown.show(entry),
        stay: async (state) => {
          await answered(shown.page);
          await stopTime(shown.page);
          await shown.page.evaluate(hideSeconds);
          await shown.page.evaluate(nameServer);
          return ownSettings(shown.page, state);
        },
      });
      await shown.close();
      await storybook.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Runs in the page. Prevents notices from closing after three or four seconds, which would depend on the speed of the
 * machine.
 */
function letNoticesStay(): void {
  const start: (handler: TimerHandler, delay?: number, ...args: unknown[]) => number =
    window.setTimeout;
  const held = (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
    window.holdsNotices === true && delay >= 3_000 && delay <= 4_000
      ? 0
      : start(handler, delay, ...args);
  Object.assign(window, { setTimeout: held });
}

/** Stops the clock 300 ms from now, so that notices stay open while screenshots are taken. */
async function stopTime(page: Page): Promise<void> {
  const reached = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(reached + 300).catch((error: Error) => {
    // On a busy machine that time has passed before the call arrives.
    if (!error.message.includes('to the past')) throw error;
    return stopTime(page);
  });
}

/** Runs in the page. Remaining seconds depend on the speed of the machine. */
function hideSeconds(): void {
  for (const timer of document.querySelectorAll<HTMLElement>('[role="timer"]')) {
    timer.style.visibility = 'hidden';
  }
}

/** Runs in the page. The port of the server that a text names differs from run to run. */
function nameServer(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const named = text.nodeValue?.replace(location.host, 'titulos.universidad.example');
    if (named !== undefined && named !== text.nodeValue) text.nodeValue = named;
  }
}

async function ownSettings(page: Page, { id }: StorybookEntry): Promise<OwnSettings> {
  const width = page.viewportSize()?.width;
  const { look, expectedFindings } = await page.evaluate(async (storyId) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const { globals, parameters } = preview.storyStoreValue.getStoryContext(
      await preview.loadStory({ storyId }),
    );
    return {
      look: globals.colorScheme,
      expectedFindings: parameters.expectedFindings ?? [],
    };
  }, id);
  return {
    width: width === usualWidth ? undefined : width,
    look: look === 'light' || look === 'dark' ? look : undefined,
    expectedFindings,
  };
}

const usual: Surroundings = { width: usualWidth, look: 'light', text: 100 };
const fontSizes = {
  100: { standard: 16, fixed: 13 },
  200: { standard: 32, fixed: 26 },
} as const;

/** Returns a function that switches the page to other circumstances. */
async function entering(page: Page) {
  const settings = await page.context().newCDPSession(page);
  let look: Circumstance['look'] | undefined;
  let text: Circumstance['text'] = 100;

  return async (wanted: Surroundings) => {
    const size = { width: wanted.width, height: usualHeight };
    const former = page.viewportSize();
    const isResized = former?.width !== size.width || former.height !== size.height;
    if (!isResized && look === wanted.look && text === wanted.text) return;
    if (isResized) await page.setViewportSize(size);
    // Each emulation computes all styles again, even if nothing changes.
    if (look !== wanted.look) {
      look = wanted.look;
      await page.emulateMedia({
        colorScheme: look === 'dark' ? 'dark' : 'light',
        forcedColors: look === 'forced' ? 'active' : 'none',
      });
    }
    if (text !== wanted.text) {
      text = wanted.text;
      await settings.send('Page.setFontSizes', { fontSizes: fontSizes[text] });
    }
    await settle(page);
  };
}

/**
 * Grows the window before a screenshot. Otherwise Playwright would do so during the screenshot, while sizes that depend
 * on its height are still being measured. A page under a dialog doesn't scroll and keeps its size.
 */
async function unfold(page: Page): Promise<void> {
  const height = await settledHeight(page);
  const size = page.viewportSize();
  if (size === null || height <= size.height) return;
  await page.setViewportSize({ ...size, height: Math.min(height, greatestHeight) });
  await settle(page);
}

/** A virtualized list measures its rows frame by frame. */
async function settledHeight(page: Page): Promise<number> {
  let height = await heightOf(page);
  for (let round = 0; round < 10; round += 1) {
    await settle(page);
    const next = await heightOf(page);
    if (next === height) break;
    height = next;
  }
  return height;
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { style, scrollHeight } = document.documentElement;
    return style.overflow === 'hidden' ? 0 : scrollHeight;
  });
}

/**
 * Waits for a resize: measured in one frame and painted in the next, both by the browser's frames and by the page's
 * fake clock.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => window.nativeFrame(() => window.nativeFrame(drawn))),
  );
  await page.clock.runFor(50);
}
