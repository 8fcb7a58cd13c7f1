import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser replace the colours of pages, as a system set to high contrast does. */
    forceColors(isForced: boolean): Promise<void>;
  }
}

export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
};
