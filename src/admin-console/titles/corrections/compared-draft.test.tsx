// @module-tag rare
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();

/** Reloads the page: only the tab's storage remains. */
function load() {
  cleanup();
  openConsole('/admin/titles?q=0555');
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function retype(label: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('a rectification that was compared and not sent leaves its draft', async () => {
  network.use(...graduationHandlers({ extras: ['corrections'] }));
  load();
  await press(/^Ver detalle/);
  await press('Rectificar título');
  await retype('Número', 'CU-0123-2026');
  await retype('Fecha', '01/06/2026');
  await retype('Órgano', 'Consejo');
  await retype('Motivo', 'Error');
  await retype(/^Primer apellido/, 'Ñáñez');
  await press('Comparar los cambios');
  await screen.findByRole('table', { name: 'Comparar los cambios' });

  load();
  await press('Continuar');
  const form = within(await screen.findByRole('dialog', { name: 'Rectificar título' }));
  expect(await form.findByRole('textbox', { name: /^Primer apellido/ })).toHaveValue('Ñáñez');
});
