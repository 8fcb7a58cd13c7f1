import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** Opens the address of a QR code, and expects the result with the texts. */
export async function expectVerified(
  page: Page,
  address: string,
  heading: string,
  texts: readonly string[],
): Promise<Locator> {
  await page.goto(address);
  return expectResult(page, heading, texts);
}

export async function expectResult(
  page: Page,
  heading: string,
  texts: readonly string[],
): Promise<Locator> {
  const result = page.getByRole('article', { name: heading });
  await expect(result).toBeVisible();
  for (const text of texts) await expect(result).toContainText(text);
  return result;
}
