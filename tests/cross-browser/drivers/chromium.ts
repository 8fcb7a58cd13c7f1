import { chromium, devices, type Page } from 'playwright';
import { findChromium } from '#tests/browser/launch.ts';
import { drivePage } from './drive-page.ts';
import type { KnownBrowser } from './driver.ts';

/** Slowdown of CPU and network, compared with the test machine. */
interface Slowness {
  readonly processor: number;
  readonly latency: number;
  readonly bytesPerSecond: number;
}

export const iPhone = emulated('iPhone 13');

/** A low-end phone: a quarter of the CPU, on 3G. */
export const lowEndAndroid = emulated('Moto G4', {
  processor: 4,
  latency: 150,
  bytesPerSecond: 200_000,
});

/** Chromium with a phone's screen, touch and user agent. */
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
      return {
        ...drivePage(page),
        click: (selector) => page.tap(selector),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => browser.close(),
      };
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
