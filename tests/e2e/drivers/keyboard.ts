import type { Locator, Page } from 'playwright';

/** More tab stops than any page of the journey has. */
const maxStops = 60;

/** Focuses an element with Tab and presses a key. */
export async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** @throws if Tab never reaches it */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}
