import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { ServedStorybook, StorybookEntry } from './serve-storybook.ts';

export interface StorybookPageOptions {
  /** Toolbar globals by name: `{ locale: 'en', colorScheme: 'dark' }`. @default the toolbar's initial values */
  readonly globals?: Readonly<Record<string, string>>;
  /** Browser context options: viewport, `colorScheme`, `forcedColors`, `reducedMotion`, `deviceScaleFactor`. */
  readonly context?: BrowserContextOptions;
  /** Called before the preview loads, and awaited. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Called before each entry when the preview is ready, and awaited. */
  readonly beforeEntry?: (page: Page, entry: StorybookEntry) => Promise<void>;
}

/**
 * A browser page that shows one entry after another without a reload. A page that reloads itself is closed and
 * replaced.
 */
export interface StorybookPage {
  readonly page: Page;
  /**
   * Shows an entry until its play function has ended, in the story's viewport and with empty storage.
   *
   * @returns errors of the story, the page and the console
   */
  show(entry: StorybookEntry): Promise<readonly string[]>;
  close(): Promise<void>;
}

const standardViewport = { width: 1280, height: 800 };

/**
 * Console message of a preview that reloads: it was asked for a story before its index had loaded. Not an error of a
 * story.
 */
const notReady = 'SB_PREVIEW_API_0011';

/** Longer than any story waits. */
const patience = 50_000;

/**
 * Opens the preview of a served Storybook. Its accessibility addon is disabled; the story checks run axe themselves.
 */
export async function openStorybookPage(
  browser: Browser,
  storybook: Pick<ServedStorybook, 'origin'>,
  { globals = {}, context: settings = {}, prepare, beforeEntry }: StorybookPageOptions = {},
): Promise<StorybookPage> {
  const viewport = settings.viewport ?? standardViewport;
  const open = async () => {
    const context = await browser.newContext({
      viewport,
      locale: 'es-VE',
      timezoneId: 'America/Caracas',
      reducedMotion: 'reduce',
      ...settings,
    });
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(`${storybook.origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    await page.evaluate(neverHideStories);
    // Storybook ignores globals in an address without a story.
    await page.evaluate(
      (chosen) => window.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: chosen }),
      { ...globals, a11y: { manual: true } },
    );
    return { page, errors: listen(page), hasReloaded: watchLoads(page) };
  };
  let opened = await open();
  const reopen = async () => {
    await opened.page.context().close();
    opened = await open();
  };
  // Late messages of a story may arrive while the next one is shown.
  let lastExpected: readonly string[] = [];

  const showOnce = async (entry: StorybookEntry) => {
    const { page, errors } = opened;
    errors.length = 0;
    await page.evaluate(clearPage);
    await beforeEntry?.(page, entry);
    const settings = entry.type === 'story' ? await settingsOf(page, entry.id) : noSettings;
    const size = settings.viewport ?? viewport;
    const expectedErrors = [...lastExpected, ...settings.expectedErrors];
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const found = await page.evaluate(showEntry, { ...entry, patience });
    if (entry.type === 'docs') found.push(...(await storiesInPage(page)));
    lastExpected = settings.expectedErrors;
    const all = new Set([...found, ...errors].map(firstLine));
    return [...all].filter((error) => !expectedErrors.some((expected) => error.includes(expected)));
  };

  return {
    get page() {
      return opened.page;
    },
    show: async (entry) => {
      if (opened.hasReloaded()) await reopen();
      const found = await showOnce(entry).catch((error) => {
        if (!opened.hasReloaded()) throw error;
        return [];
      });
      const isReady = !found.some((error) => error.includes(notReady));
      if (isReady && !opened.hasReloaded()) return found;
      await reopen();
      return showOnce(entry);
    },
    close: () => opened.page.context().close(),
  };
}

/**
 * Runs in the page. Storybook shows a placeholder if a story isn't ready after 100 ms. If that happens while the story
 * mounts, the story is hidden and its dialog can't take the focus.
 */
function neverHideStories(): void {
  window.__STORYBOOK_PREVIEW__.view.showPreparingStory = () => undefined;
}

/** Runs in the page. Removes the story before the window changes, which would lay it out again. */
async function clearPage(): Promise<void> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (preview.currentRender !== undefined) await preview.teardownRender(preview.currentRender);
  sessionStorage.clear();
  localStorage.clear();
}

/**
 * Storybook reloads its preview if it can't stop a story at once. Messages of such a page don't belong to the story.
 *
 * @returns a function that says whether the page itself, not an iframe in it, has navigated since this call.
 */
function watchLoads(page: Page): () => boolean {
  let hasReloaded = false;
  page.on('request', (request) => {
    hasReloaded ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  return () => hasReloaded;
}

/** Testing Library appends the whole document to its message. */
function firstLine(error: string): string {
  return error.split('\n', 1)[0] ?? error;
}

/** Waits for the stories on a docs page. @returns their errors */
async function storiesInPage(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const { storyRenders } = window.__STORYBOOK_PREVIEW__;
    const begun = storyRenders.filter(({ phase }) => phase !== 'preparing');
    const places = document.querySelectorAll('[data-story-block] > [id$="-inner"]');
    return begun.length >= places.length && !begun.some((render) => render.isPending());
  });
  return page.locator('[data-story-block] > pre').allTextContents();
}

/**
 * Collects errors that the browser reports. Responses from 400 are ignored: a story may request them from its fake API.
 */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message, stack = '' }) => {
    const [place = ''] = stack.split('\n').filter((line) => line.trim().startsWith('at '));
    errors.push([firstLine(message), place.trim()].join(' ').trim());
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (message.text().startsWith('Failed to load resource')) return;
    errors.push(message.text());
  });
  return errors;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The preview's API in the page, for which Storybook publishes no type. */
interface Preview {
  readonly channel: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  readonly view: { showPreparingStory: () => void };
  ready(): Promise<void>;
  readonly currentRender?: object;
  teardownRender(render: object): Promise<void>;
  /** Stories on a docs page, or the single story. */
  readonly storyRenders: readonly { readonly phase: string; isPending(): boolean }[];
  loadStory(which: { readonly storyId: string }): Promise<unknown>;
  readonly storyStoreValue: {
    getStoryContext(story: unknown): {
      readonly globals: {
        readonly viewport?: { readonly value?: string };
        readonly colorScheme?: string;
      };
      readonly parameters: {
        readonly expectedErrors?: readonly string[];
        readonly expectedFindings?: readonly string[];
        readonly viewport?: {
          readonly options?: Readonly<
            Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
          >;
        };
      };
    };
  };
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview;
  }
}

interface StorySettings {
  /** From its `viewport` global. */
  readonly viewport?: Size | undefined;
  /** From its parameter `expectedErrors`: parts of messages that it logs on purpose. */
  readonly expectedErrors: readonly string[];
}

const noSettings: StorySettings = { expectedErrors: [] };

/** Settings that a story requests from its page. */
async function settingsOf(page: Page, storyId: string): Promise<StorySettings> {
  const { styles, expectedErrors } = await page.evaluate(async (id) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const story = await preview.loadStory({ storyId: id });
    const { globals, parameters } = preview.storyStoreValue.getStoryContext(story);
    return {
      styles: parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles,
      expectedErrors: parameters.expectedErrors ?? [],
    };
  }, storyId);
  if (styles === undefined) return { expectedErrors };
  const { width, height } = styles;
  return {
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    expectedErrors,
  };
}

/** Runs in the page. */
function showEntry(entry: {
  readonly id: string;
  readonly type: string;
  readonly patience: number;
}): Promise<string[]> {
  const { channel } = window.__STORYBOOK_PREVIEW__;
  const found: string[] = [];
  const note = (payload: unknown) => {
    for (const failure of [payload].flat()) {
      const { message, title, description } = Object(failure);
      found.push([message, title, description].filter(Boolean).join(' ') || String(failure));
    }
  };
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise((resolve) => {
    // A story that is rendered again while it plays ends twice, and the second end may arrive during the next story.
    const finish = (payload: unknown) => {
      if (Object(payload).storyId === entry.id) end();
    };
    const end = () => {
      clearTimeout(limit);
      for (const event of failures) channel.off(event, note);
      channel.off('storyMissing', end);
      channel.off('storyFinished', finish);
      channel.off('docsRendered', end);
      resolve(found);
    };
    const limit = setTimeout(() => {
      found.push(`It is not shown after ${entry.patience} ms.`);
      end();
    }, entry.patience);
    for (const event of failures) channel.on(event, note);
    channel.on('storyMissing', end);
    channel.on('storyFinished', finish);
    channel.on('docsRendered', end);
    channel.emit('setCurrentStory', { storyId: entry.id, viewMode: entry.type });
  });
}
