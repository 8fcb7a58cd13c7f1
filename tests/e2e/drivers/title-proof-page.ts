import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** The link of the receipt, on the completion screen of the wizard. */
export async function readReceiptLink(page: Page): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name: 'Consultar Estado' });
  return link.evaluate((element) => (element as HTMLAnchorElement).href);
}

/** Opens the link of a receipt. @returns the section with the wording of the title */
export async function openProof(page: Page, link: string): Promise<Locator> {
  await page.goto(link);
  const proof = page.getByRole('region', { name: 'Así dirá tu título' });
  await expect(proof).toBeVisible();
  return proof;
}

/** Expects the texts, and the picture of the document. */
export async function expectWording(proof: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(proof.getByText(text, { exact: true })).toBeVisible();
  const picture = proof.getByRole('img', { name: 'Vista previa del documento' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

export async function askForCorrection(proof: Locator, description: string): Promise<void> {
  await proof.getByRole('button', { name: 'Pedir corrección' }).click();
  await proof.getByRole('textbox', { name: '¿Qué hay que corregir?' }).fill(description);
  await proof.getByRole('button', { name: 'Enviar' }).click();
  await expect(proof.getByText('Pediste una corrección')).toBeVisible();
}

export async function confirmWording(proof: Locator): Promise<void> {
  await proof.getByRole('button', { name: 'Está correcto' }).click();
  await expect(proof.getByText('Confirmaste que el texto está correcto')).toBeVisible();
}
