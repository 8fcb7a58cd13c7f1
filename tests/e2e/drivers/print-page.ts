import type { Locator, Page } from 'playwright';
import { downloadBy, type Saved } from './download.ts';
import { expect } from './patient-expect.ts';

/** Prints the document of a row of the titles by the template with this name, without problems. */
export async function printDocument(page: Page, name: string, template: string): Promise<Saved> {
  await page.getByRole('button', { name: `Imprimir documento de ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimir documento' });
  await dialog.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: template, exact: true }).click();
  const saved = await downloadBy(dialog.getByRole('button', { name: 'Imprimir' }));
  await expect(dialog.getByText('Se guardó 1 documento.').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
  return saved;
}

interface PrintOrder {
  /** The template's name. */
  readonly template: string;
  /** Sheets per file. */
  readonly perFile: number;
}

/**
 * Prints the documents of the filtered titles. A career of the demonstration has no degree, so problems are shown.
 *
 * @returns the dialog, while it prints
 */
export async function beginPrinting(page: Page, order: PrintOrder): Promise<Locator> {
  await page.getByRole('button', { name: 'Imprimir documentos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Imprimir documentos' });
  await dialog.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: order.template, exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Hojas por archivo' }).click();
  await page.getByRole('option', { name: String(order.perFile), exact: true }).click();
  await dialog.getByRole('button', { name: 'Imprimir' }).click();
  await dialog.getByRole('button', { name: 'Imprimir de todos modos' }).click();
  return dialog;
}
