import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

type Scheme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the browser say that the person prefers this scheme, as the system's settings would. */
    preferScheme(scheme: Scheme): Promise<void>;
  }
}

export const preferScheme: BrowserCommand<[scheme: Scheme]> = async ({ page }, colorScheme) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
};
