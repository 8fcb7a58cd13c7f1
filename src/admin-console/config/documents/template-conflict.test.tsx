// @module-tag rare
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();

/** Reloads the page: only the tab's storage remains. */
function load() {
  cleanup();
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/config/documents')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
}

const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  await userEvent.click(button ?? document.body);
};

const form = async () => within(await screen.findByRole('dialog', { name: 'Editar documento' }));

test('a resumed template does not silently replace a change made meanwhile', async () => {
  const university = createFakeUniversity();
  network.use(...graduationHandlers({ university, extras: ['documents', 'if-match'] }));
  const [row] = university.rows.documentTemplates;
  if (row === undefined) throw new Error('There is no template');
  load();
  await press(`Editar ${row.name}`);
  const name = await (await form()).findByRole('textbox', { name: /^Nombre/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Diploma de honor');
  Object.assign(row, { name: 'Diploma de otra persona' });

  load();
  await press('Continuar');
  const resumed = await (await form()).findByRole('textbox', { name: /^Nombre/ });
  expect(resumed).toHaveValue('Diploma de honor');
  await press('Guardar');
  expect(await (await form()).findByText(/^Este registro cambió/)).toBeVisible();
  expect(row.name).toBe('Diploma de otra persona');

  await press('Guardar');
  await waitFor(() => expect(row.name).toBe('Diploma de honor'));
});
