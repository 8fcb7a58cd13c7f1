import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { failWith } from '#testing/fake-api/faults.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();

test('a restarted edit does not show the failure of the previous one', async () => {
  const said = 'La solicitud está bloqueada.';
  network.use(failWith('PUT /api/applications/{id}', { status: 422, error: said }));
  openConsole('/admin/applications');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver detalle de AG-2026-009' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  await press('Editar');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Lugar de nacimiento/ }), 'x');
  await press('Guardar');
  expect(await dialog.findByText(said)).toBeVisible();

  await press('Cancelar');
  await press('Editar');
  expect(dialog.queryByText(said)).toBeNull();
});
