import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { ServedStorybook, StorybookEntry } from './serve-storybook.ts';

export interface StorybookPageOptions {
  /** What the toolbar says, by name: `{ locale: 'en', colorScheme: 'dark' }`. @default the toolbar's beginning */
  readonly globals?: Readonly<Record<string, string>>;
  /** The browser's own settings: viewport, `colorScheme`, `forcedColors`, `reducedMotion`, `deviceScaleFactor`. */
  readonly context?: BrowserContextOptions;
  /** Is awaited before the preview is loaded into the page. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Is awaited before each entry, in a preview that is ready. */
  readonly beforeEntry?: (page: Page, entry: StorybookEntry) => Promise<void>;
}

/**
 * A page of the browser in which one entry after the other is shown, without loading it anew. One that loads itself anew
 * is closed, and another takes its place.
 */
export interface StorybookPage {
  readonly page: Page;
  /**
   * Shows an entry until its play function has ended, at the size that the story asks for, in storage that is empty.
   *
   * @returns what went wrong: errors of the story, of the page and of the console; empty where all is well.
   */
  show(entry: StorybookEntry): Promise<readonly string[]>;
  close(): Promise<void>;
}

const standardViewport = { width: 1280, height: 800 };

/** What a preview says of itself that loads anew, and not of a story: it was asked for one before it knew them. */
const notReady = 'SB_PREVIEW_API_0011';

/** Longer than any story waits for something. */
const patience = 30_000;

/**
 * Opens the preview of a served Storybook. The stories are not examined for accessibility there: that is its own test,
 * and takes longer than all the rest.
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
    // The frames of a page of documentation are stories, which are shown on their own.
    await page.route('**/iframe.html?*freeze=finished*', (route) => route.fulfill({ body: '' }));
    await page.goto(`${storybook.origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
    // Globals in an address without a story are left unread.
    await page.evaluate(
      (chosen) => window.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: chosen }),
      { ...globals, a11y: { manual: true } },
    );
    return { page, errors: listen(page), isLoadedAnew: watchLoads(page) };
  };
  let opened = await open();
  const openAnew = async () => {
    await opened.page.context().close();
    opened = await open();
  };
  // A story's last words may come when the next one is there.
  let lastExpected: readonly string[] = [];

  const visit = async (entry: StorybookEntry) => {
    const { page, errors } = opened;
    errors.length = 0;
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await beforeEntry?.(page, entry);
    const wishes = entry.type === 'story' ? await wishesOf(page, entry.id) : noWishes;
    const size = wishes.viewport ?? viewport;
    const expectedErrors = [...lastExpected, ...wishes.expectedErrors];
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const found = await page.evaluate(showEntry, { ...entry, patience });
    if (entry.type === 'docs') found.push(...(await storiesInPage(page)));
    lastExpected = wishes.expectedErrors;
    const all = new Set([...found, ...errors].map(firstLine));
    return [...all].filter((error) => !expectedErrors.some((expected) => error.includes(expected)));
  };

  return {
    get page() {
      return opened.page;
    },
    show: async (entry) => {
      if (opened.isLoadedAnew()) await openAnew();
      const found = await visit(entry).catch((error) => {
        if (!opened.isLoadedAnew()) throw error;
        return [];
      });
      const isReady = !found.some((error) => error.includes(notReady));
      if (isReady && !opened.isLoadedAnew()) return found;
      await openAnew();
      return visit(entry);
    },
    close: () => opened.page.context().close(),
  };
}

/**
 * Storybook loads its preview anew where a story can't be stopped at once. What such a page says is not the story's.
 *
 * @returns whether the page itself, not a frame in it, was asked to load something since this call.
 */
function watchLoads(page: Page): () => boolean {
  let isLoadedAnew = false;
  page.on('request', (request) => {
    isLoadedAnew ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  return () => isLoadedAnew;
}

/** Testing Library prints the whole document after its sentence. */
function firstLine(error: string): string {
  return error.split('\n', 1)[0] ?? error;
}

/** Waits for the stories that stand in a page of documentation. @returns their errors */
async function storiesInPage(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const { storyRenders } = window.__STORYBOOK_PREVIEW__;
    const begun = storyRenders.filter(({ phase }) => phase !== 'preparing');
    const places = document.querySelectorAll('[data-story-block] > [id$="-inner"]');
    return begun.length >= places.length && !begun.some((render) => render.isPending());
  });
  return page.locator('[data-story-block] > pre').allTextContents();
}

/** Collects what the browser reports. An answer of 400 or more is what a story may ask of its fake API. */
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

/** What the page's preview offers; Storybook publishes no type of it. */
interface Preview {
  readonly channel: {
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  };
  ready(): Promise<void>;
  /** The stories on a page of documentation, or the one story. */
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

interface Wishes {
  /** From its global `viewport`. */
  readonly viewport?: Size | undefined;
  /** From its parameter `expectedErrors`: parts of what it puts into the console on purpose. */
  readonly expectedErrors: readonly string[];
}

const noWishes: Wishes = { expectedErrors: [] };

/** What a story asks of the page it is shown in. */
async function wishesOf(page: Page, storyId: string): Promise<Wishes> {
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
    // A story that was to be rendered again while it played ends twice: the second end may come when the next one is there.
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
