import type { Page } from 'playwright';
import { expect as expectPage } from 'playwright/test';
import { expect } from 'vitest';
import { approve, editApplication, expectStatus, openDetail } from './drivers/applications-page.ts';
import { openSection, signIn } from './drivers/console-page.ts';
import { type OpenPage, siteTest as test } from './site/site-test.ts';

const sentence =
  'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.';

test('the second of two who edit one application sees what the first wrote, and takes nothing back', async ({
  openPage,
}) => {
  const [first, second] = [await openApplications(openPage), await openApplications(openPage)];
  const [code] = await pendingCodes(second);
  const detail = await openDetail(second, code);
  await detail.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = second.getByRole('dialog', { name: `Editar solicitud ${code}` });
  const place = form.getByRole('textbox', { name: 'Lugar de nacimiento', exact: true });
  await place.fill('Coro');

  await editApplication(first, code, { Teléfono: '0414-5551234', 'Lugar de nacimiento': 'Valera' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectPage(form.getByText(sentence)).toBeVisible();
  await expectPage(form.getByText('Otra persona lo cambió entretanto: «Valera»')).toBeVisible();
  await expectPage(place).toHaveValue('Coro');
  await expectPage(form.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('0414-5551234');

  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectPage(second.getByText('Solicitud actualizada exitosamente')).toBeVisible();
  await first.reload();
  const both = await openDetail(first, code);
  await expectPage(both.getByText('Coro')).toBeVisible();
  await expectPage(both.getByText('0414-5551234')).toBeVisible();
});

test('a rejection of what another approved meanwhile is refused, with its reason still there', async ({
  openPage,
}) => {
  const [first, second] = [await openApplications(openPage), await openApplications(openPage)];
  const [, code] = await pendingCodes(second);
  await second.getByRole('button', { name: `Rechazar ${code}` }).click();
  const dialog = second.getByRole('alertdialog', { name: 'Rechazar solicitud' });
  const reason = dialog.getByRole('textbox', { name: 'Motivo del rechazo' });
  await reason.fill('Falta la solvencia');

  await approve(first, code, 'Expediente completo');
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expectPage(dialog.getByText(sentence)).toBeVisible();
  await expectPage(dialog.getByText('Confirmada', { exact: true })).toBeVisible();
  await expectPage(dialog.getByText('Expediente completo')).toBeVisible();
  await expectPage(reason).toHaveValue('Falta la solvencia');
  await first.reload();
  await expectStatus(first, code, 'Confirmada');
});

/** An administrator with a page of their own, at the list of applications. */
async function openApplications(openPage: OpenPage): Promise<Page> {
  const { page } = await openPage();
  await signIn(page);
  await openSection(page, 'Solicitudes', 'Solicitudes');
  return page;
}

async function pendingCodes(page: Page): Promise<readonly [string, string]> {
  const buttons = page.getByRole('button', { name: /^Aprobar AG-/ });
  await expectPage(buttons.nth(1)).toBeVisible();
  const names = await buttons.evaluateAll((found) =>
    found.map((button) => button.getAttribute('aria-label')?.replace('Aprobar ', '')),
  );
  const [first, second] = names;
  expect([typeof first, typeof second]).toEqual(['string', 'string']);
  return [first ?? '', second ?? ''];
}
