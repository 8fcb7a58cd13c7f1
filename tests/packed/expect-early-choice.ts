import type { OpenedPage } from '../e2e/drivers/open-page.ts';
import { expect } from '../e2e/drivers/patient-expect.ts';

/** Chooses a ceremony in the HTML of a server, before any script has run, and expects that the wizard knows it afterwards. */
export async function expectEarlyChoice({ page }: OpenedPage, address: string): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('radio').first().check();
  release();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
}
