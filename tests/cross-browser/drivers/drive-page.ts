import type { Driver, Key } from './driver.ts';

/** The common part of the page APIs of Playwright and Puppeteer. */
interface DrivenPage {
  goto(address: string): Promise<unknown>;
  evaluate(call: string): Promise<unknown>;
  evaluate(call: (argument: unknown) => unknown, argument: unknown): Promise<unknown>;
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: Key): Promise<void>;
  };
  screenshot(): Promise<Uint8Array>;
}

/** A driver for a page, except for functions that differ between the libraries. */
export function drivePage(page: DrivenPage): Omit<Driver, 'click' | 'resize' | 'close'> {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (call, argument) =>
      page.evaluate(call as (argument: unknown) => unknown, argument) as Promise<never>,
    load: async (script) => void (await page.evaluate(script)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
  };
}
