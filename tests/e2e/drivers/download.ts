import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';

/** A file that the browser downloaded. */
export interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Clicks a button and reads the downloaded file. */
export async function downloadBy(button: Locator): Promise<Saved> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
