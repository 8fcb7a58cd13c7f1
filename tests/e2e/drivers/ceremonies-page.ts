import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** Values of the ceremony form. */
export interface NewCeremony {
  readonly name: string;
  /** DD/MM/YYYY */
  readonly date: string;
  readonly location: string;
  readonly record: string;
  readonly assigned: string;
  readonly folio: string;
}

/** A future date, DD/MM/YYYY. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const parts = [day.getUTCDate(), day.getUTCMonth() + 1];
  return [...parts.map((part) => String(part).padStart(2, '0')), day.getUTCFullYear()].join('/');
}

export async function createCeremony(page: Page, ceremony: NewCeremony): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo Acto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo Acto' });
  const values = [
    ['Nombre', ceremony.name],
    ['Fecha', ceremony.date],
    ['Ubicación', ceremony.location],
    ['Acta inicial', ceremony.record],
    ['Asignado inicial', ceremony.assigned],
    ['Folio inicial', ceremony.folio],
  ] as const;
  for (const [label, text] of values) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Acto de grado creado correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The status badge of a ceremony, which is a button. */
export function statusBadge(page: Page, status: string, name: string): Locator {
  return page.getByRole('button', { name: `${status}: cambiar estado de ${name}`, exact: true });
}

async function openStatusDialog(badge: Locator): Promise<Locator> {
  await badge.click();
  const dialog = badge.page().getByRole('dialog', { name: 'Cambiar estado' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Closes an open ceremony, with the warning. */
export async function closeCeremony(page: Page, name: string): Promise<void> {
  const dialog = await openStatusDialog(statusBadge(page, 'Abierto', name));
  await dialog.getByRole('radio', { name: 'Cerrado' }).check();
  await expect(dialog.getByText('dejará de recibir nuevas solicitudes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await expect(page.getByText('Estado actualizado correctamente')).toBeVisible();
  await expect(statusBadge(page, 'Cerrado', name)).toBeVisible();
}

/**
 * Completes a ceremony with the suggested note.
 *
 * @param from label of the current status
 * @param leftBehind warning that the dialog shows
 */
export async function completeCeremony(
  page: Page,
  name: string,
  from: 'Abierto' | 'Cerrado',
  leftBehind: readonly string[],
): Promise<void> {
  const dialog = await openStatusDialog(statusBadge(page, from, name));
  await dialog.getByRole('radio', { name: 'Completado' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Notas' })).toHaveValue(
    `Ceremonia completada - ${name}`,
  );
  for (const warning of leftBehind) await expect(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await expect(page.getByText('Ceremonia completada exitosamente')).toBeVisible();
  await expect(statusBadge(page, 'Completado', name)).toBeVisible();
}
