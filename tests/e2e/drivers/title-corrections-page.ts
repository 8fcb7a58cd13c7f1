import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** A resolution, by the labels of its fields. */
export type Resolution = Readonly<Record<'Número' | 'Fecha' | 'Órgano' | 'Motivo', string>>;

/** Annuls the title whose detail the row with the acta opens. */
export async function annulTitle(page: Page, acta: string, resolution: Resolution): Promise<void> {
  await pressInDetail(page, acta, 'Anular título');
  const form = page.getByRole('alertdialog', { name: 'Anular título' });
  await fillAndSend(form, resolution, 'Anular título');
  await expect(page.getByText('Título anulado', { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
}

/** Rectifies a title. @param corrected fields by label */
export async function rectifyTitle(
  page: Page,
  acta: string,
  corrected: Readonly<Record<string, string>>,
  resolution: Resolution,
): Promise<void> {
  await pressInDetail(page, acta, 'Rectificar título');
  const form = page.getByRole('dialog', { name: 'Rectificar título' });
  await form.getByRole('radio', { name: 'De la universidad' }).check();
  await fillAndSend(form, { ...corrected, ...resolution }, 'Comparar los cambios');
  await form.getByRole('table', { name: 'Comparar los cambios' }).waitFor();
  await form.getByRole('button', { name: 'Rectificar título' }).click();
  await expect(page.getByText('Título rectificado', { exact: true })).toBeVisible();
  await expect(form).toBeHidden();
}

/** Opens the detail of the title with the acta. */
export async function openTitle(page: Page, acta: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ has: page.getByText(acta, { exact: true }) });
  await row.getByRole('button', { name: /^Ver detalle de / }).click();
  const dialog = page.getByRole('dialog', { name: 'Detalle del Título' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function pressInDetail(page: Page, acta: string, button: string): Promise<void> {
  const detail = await openTitle(page, acta);
  await detail.getByRole('button', { name: button }).click();
}

async function fillAndSend(
  form: Locator,
  texts: Readonly<Record<string, string>>,
  button: string,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await form.getByRole('button', { name: button }).click();
}
