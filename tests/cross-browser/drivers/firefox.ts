import { launch } from 'puppeteer-core';
import { drivePage } from './drive-page.ts';
import type { KnownBrowser } from './driver.ts';
import { onPath } from './on-path.ts';

const find = () => onPath(process.env.BIRRETE_FIREFOX, 'firefox-esr', 'firefox');

/** The installed Firefox, by WebDriver BiDi. */
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
      // Classic scroll bars that take space, as on Windows.
      extraPrefsFirefox: {
        'intl.accept_languages': 'es-VE,es',
        'widget.gtk.overlay-scrollbars.enabled': false,
      },
    });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    return {
      ...drivePage(page),
      click: (selector) => page.click(selector),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    };
  },
};
