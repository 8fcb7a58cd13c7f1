import { launch, type Page } from 'puppeteer-core';
import type { Driver, KnownBrowser } from './driver.ts';
import { onPath } from './on-path.ts';

const find = () => onPath(process.env.BIRRETE_FIREFOX, 'firefox-esr', 'firefox');

/** The Firefox of the system, by WebDriver BiDi. */
export const firefox: KnownBrowser = {
  name: 'Firefox',
  missing: () =>
    find() === undefined
      ? 'No Firefox was found: "apt-get install firefox-esr", or set BIRRETE_FIREFOX to its path.'
      : undefined,
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find() ?? 'firefox',
      extraPrefsFirefox: { 'intl.accept_languages': 'es-VE,es' },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    return { ...drive(page), close: () => browser.close() };
  },
};

function drive(page: Page): Omit<Driver, 'close'> {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (call, argument) =>
      page.evaluate(call as (argument: unknown) => unknown, argument) as Promise<never>,
    load: async (script) => void (await page.evaluate(script)),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
  };
}
