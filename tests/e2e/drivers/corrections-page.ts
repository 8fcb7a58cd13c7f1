import type { Page } from 'playwright';
import { expect } from './patient-expect.ts';

interface Accepted {
  /** Of the application. */
  readonly code: string;
  /** The graduate's description. */
  readonly asked: string;
  /** Corrected fields by label. */
  readonly texts: Readonly<Record<string, string>>;
  readonly reply: string;
}

/** Opens the only correction of the list 'Correcciones', corrects the application and accepts. */
export async function acceptCorrection(page: Page, accepted: Accepted): Promise<void> {
  const { code, asked, texts, reply } = accepted;
  const filter = page.getByRole('switch', { name: 'Correcciones' });
  await filter.check();
  await expect(page.getByRole('row').filter({ has: page.locator('td') })).toHaveCount(1);
  await page.getByRole('button', { name: `Revisar corrección de ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: `Corrección de la solicitud ${code}` });
  await expect(dialog.getByText(asked)).toBeVisible();
  await dialog.getByRole('button', { name: 'Corregir y aceptar' }).click();

  const form = page.getByRole('dialog', { name: `Corregir la solicitud ${code}` });
  for (const [label, text] of Object.entries(texts)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await form.getByRole('textbox', { name: /^Respuesta/ }).fill(reply);
  await form.getByRole('button', { name: 'Guardar y aceptar' }).click();
  await expect(page.getByText('Corrección aceptada exitosamente')).toBeVisible();
  await expect(page.getByText('No se encontraron solicitudes')).toBeVisible();
  await filter.uncheck();
}
