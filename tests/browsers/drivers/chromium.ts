import { chromium, devices, type Page } from 'playwright';
import { findChromium } from '../../browser/launch.ts';
import type { Driver, KnownBrowser } from './driver.ts';

/** How slow a phone and its network are, beside the machine that runs the test. */
interface Slowness {
  readonly processor: number;
  readonly latency: number;
  readonly bytesPerSecond: number;
}

export const iPhone = emulated('iPhone 13');

/** What is sold for little money: a quarter of the processor, on 3G. */
export const lowEndAndroid = emulated('Moto G4', {
  processor: 4,
  latency: 150,
  bytesPerSecond: 200_000,
});

/** Chromium with the screen, the touch and the name of a phone. */
function emulated(device: 'iPhone 13' | 'Moto G4', slowness?: Slowness): KnownBrowser {
  return {
    name: `${device}, emulated in Chromium`,
    missing: () => undefined,
    start: async () => {
      const { executablePath, args } = await findChromium();
      const browser = await chromium.launch({ executablePath, args: [...args] });
      const { defaultBrowserType: _, ...phone } = devices[device];
      const page = await browser.newPage({ ...phone, locale: 'es-VE' });
      if (slowness !== undefined) await slowDown(page, slowness);
      return { ...drive(page), close: () => browser.close() };
    },
  };
}

async function slowDown(page: Page, { processor, latency, bytesPerSecond }: Slowness) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

function drive(page: Page): Omit<Driver, 'close'> {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (call, argument) =>
      page.evaluate(call as (argument: unknown) => unknown, argument) as Promise<never>,
    load: async (script) => void (await page.evaluate(script)),
    click: (selector) => page.tap(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
  };
}
