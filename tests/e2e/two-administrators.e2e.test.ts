import { editApplication, firstPendingCode, openDetail } from './drivers/applications-page.ts';
import { expect as expectPage } from './drivers/patient-expect.ts';
import { siteTest as test } from './site/site-test.ts';

const conflictNotice =
  'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.';

test('the second of two editors of an application sees the changes of the first and reverts nothing', async ({
  openConsole,
}) => {
  const { page: first } = await openConsole('applications', 'Solicitudes');
  const { page: second } = await openConsole('applications', 'Solicitudes');
  const code = await firstPendingCode(second);
  const detail = await openDetail(second, code);
  await detail.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = second.getByRole('dialog', { name: `Editar solicitud ${code}` });
  const place = form.getByRole('textbox', { name: 'Lugar de nacimiento', exact: true });
  await place.fill('Coro');

  await editApplication(first, code, { Teléfono: '0414-5551234', 'Lugar de nacimiento': 'Valera' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectPage(form.getByText(conflictNotice)).toBeVisible();
  await expectPage(
    form.getByText('Mientras tanto, otra persona cambió este campo: «Valera»'),
  ).toBeVisible();
  await expectPage(place).toHaveValue('Coro');
  await expectPage(form.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('0414-5551234');

  await form.getByRole('button', { name: 'Guardar' }).click();
  await expectPage(second.getByText('Solicitud actualizada exitosamente')).toBeVisible();
  await first.reload();
  const both = await openDetail(first, code);
  await expectPage(both.getByText('Coro')).toBeVisible();
  await expectPage(both.getByText('0414-5551234')).toBeVisible();
});
