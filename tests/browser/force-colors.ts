import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates forced colours, as with a high-contrast system theme. */
    forceColors(isForced: boolean): Promise<void>;
  }
}

export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
};
