import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** The row of an application, by its code. */
async function findApplication(page: Page, code: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toBeVisible();
  return row;
}

export async function firstPendingCode(page: Page): Promise<string> {
  const name = await page
    .getByRole('button', { name: /^Aprobar AG-/ })
    .first()
    .getAttribute('aria-label');
  return name?.replace('Aprobar ', '') ?? '';
}

export async function expectStatus(page: Page, code: string, status: string): Promise<void> {
  const row = await findApplication(page, code);
  await expect(row.getByText(status, { exact: true })).toBeVisible();
}

export async function approve(page: Page, code: string, notes: string): Promise<void> {
  await findApplication(page, code);
  await page.getByRole('button', { name: `Aprobar ${code}` }).click();
  await confirmApproval(page, notes);
  await expectStatus(page, code, 'Confirmada');
}

/** Rejects a pending application. Without a reason the button is disabled. */
export async function reject(page: Page, code: string, reason: string): Promise<void> {
  await findApplication(page, code);
  await page.getByRole('button', { name: `Rechazar ${code}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Rechazar solicitud' });
  const button = dialog.getByRole('button', { name: 'Rechazar' });
  await expect(button).toBeDisabled();
  const field = dialog.getByRole('textbox', { name: 'Motivo del rechazo' });
  await field.fill('   ');
  await expect(button).toBeDisabled();
  await field.fill(reason);
  await button.click();
  await expect(page.getByText('Solicitud rechazada exitosamente')).toBeVisible();
  await expectStatus(page, code, 'Rechazada');
}

/** Changes a rejection to a confirmation with the row's menu. */
export async function revertRejection(page: Page, code: string): Promise<void> {
  await findApplication(page, code);
  await page.getByRole('button', { name: `Cambiar estado de ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Marcar como Confirmada' }).click();
  await confirmApproval(page, '');
  await expectStatus(page, code, 'Confirmada');
}

async function confirmApproval(page: Page, notes: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Aprobar solicitud' });
  await dialog.getByRole('textbox', { name: 'Notas' }).fill(notes);
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Solicitud aprobada exitosamente')).toBeVisible();
  await expect(dialog).toBeHidden();
}

export async function openDetail(page: Page, code: string): Promise<Locator> {
  await findApplication(page, code);
  await page.getByRole('button', { name: `Ver detalle de ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: `Detalle de la solicitud ${code}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Edits fields by label and closes the dialog. Expects exactly one request, after 'Guardar'. */
export async function editApplication(
  page: Page,
  code: string,
  corrections: Readonly<Record<string, string>>,
): Promise<void> {
  const detail = await openDetail(page, code);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await detail.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Editar solicitud ${code}` });
  for (const [label, text] of Object.entries(corrections)) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  expect(sent).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Solicitud actualizada exitosamente')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
