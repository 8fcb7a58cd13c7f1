import type { Locator, Page } from 'playwright';

/** Time for what an interaction starts, until the next one. */
const settleMs = 500;

/**
 * Times interactions by the Event Timing API, from the event to the frame after it. Presses at coordinates: Playwright's
 * own `click` runs a listener in the page, which a slow processor needs 8 ms for.
 */
export class InteractionTimer {
  /** The longest event of each interaction, in milliseconds. */
  readonly longest = new Map<string, number>();
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async start(page: Page): Promise<InteractionTimer> {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { takeEvents: () => seen.splice(0) });
      const watch = new PerformanceObserver((list) => {
        for (const event of list.getEntries()) {
          if ('interactionId' in event && event.interactionId) seen.push(event.duration);
        }
      });
      watch.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return new InteractionTimer(page);
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    // The code of later steps loads when the page is idle.
    await this.#page.waitForTimeout(4 * settleMs);
  }

  async press(name: string, target: Locator): Promise<void> {
    await this.#pressAt(target);
    await this.#take(name);
  }

  /** Presses a key. */
  async key(name: string, key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#take(name);
  }

  /** Types into the focused field, about as quickly as a practised typist. */
  async keys(name: string, text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 80 });
    await this.#take(name);
  }

  /** Presses a field, which is not timed, and types. */
  async type(name: string, field: Locator, text: string): Promise<void> {
    await this.#pressAt(field);
    await this.#takeEvents();
    await this.keys(name, text);
  }

  async #pressAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`Nothing to press: ${target}`);
    const { x, y, width, height } = box;
    await this.#page.mouse.click(x + Math.min(20, width / 2), y + height / 2, { delay: 60 });
  }

  async #take(name: string): Promise<void> {
    const durations = await this.#takeEvents();
    // Events of less than 16 ms are not reported.
    const longest = Math.max(16, ...durations);
    this.longest.set(name, Math.max(longest, this.longest.get(name) ?? 0));
  }

  async #takeEvents(): Promise<readonly number[]> {
    await this.#page.waitForTimeout(settleMs);
    return this.#page.evaluate(() =>
      (window as unknown as { takeEvents(): number[] }).takeEvents(),
    );
  }
}
