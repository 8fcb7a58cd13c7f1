import type { Page } from 'playwright';
import { expectSection, openSection } from '../e2e/drivers/console-page.ts';
import { graduateWith } from '../e2e/drivers/graduate.ts';
import { expect } from '../e2e/drivers/patient-expect.ts';
import { fillWizard } from '../e2e/drivers/wizard-page.ts';

/** Applies for a title. @param idNumber a different one per walkthrough, because they share an API */
export async function apply(page: Page, idNumber: string): Promise<void> {
  const code = await fillWizard(page, graduateWith(idNumber));
  expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);
}

/** Looks up an application of the demonstration. The host page shows its status from the event. */
export async function lookUp(page: Page): Promise<void> {
  const code = 'AG-2026-110';
  await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByRole('article', { name: `Solicitud ${code}` })).toBeVisible();
  await expect(page.getByText(/^(pending|confirmed|rejected)$/)).toBeVisible();
}

/** Signs in to the portal, whose button is the only one, and opens a section of the console. */
export async function workInPortal(page: Page): Promise<void> {
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Entrar al portal' }).click();
  await expectSection(page, 'Dashboard');
  await openSection(page, 'Actos de Grado', 'Actos de Grado');
  expect(new URL(page.url()).pathname).toBe('/portal/grados/ceremonies');
}
