import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

fakeNetwork();

/** Comes from the reports to a faculty that is being written. */
async function openForm() {
  const router = memoryRouter('/admin/reports');
  render(
    <StrictMode>
      <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth({ role: 1 })} router={router}>
        <AdminConsole />
      </GraduationProvider>
    </StrictMode>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Configuración' }));
  await userEvent.click(await screen.findByRole('button', { name: /Nueva Facultad/ }));
  const name = await screen.findByRole('textbox', { name: /^Nombre/ });
  return { router, name };
}

const question = () => screen.findByRole('alertdialog', { name: /Hay cambios sin guardar/ });

test('the back button asks before it takes away what was typed; staying loses nothing', async () => {
  const { router, name } = await openForm();
  await userEvent.type(name, 'Ciencias');
  router.back();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(name).toHaveValue('Ciencias');
  expect(router.getLocation().pathname).toBe('/admin/config');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard(' 2026');
  expect(name).toHaveValue('Ciencias 2026');
});

test('discarding goes where the person was going, and nobody is asked afterwards', async () => {
  const { router, name } = await openForm();
  await userEvent.type(name, 'Ciencias');
  router.back();
  await userEvent.click(
    within(await question()).getByRole('button', { name: 'Descartar cambios' }),
  );
  expect(await screen.findByRole('heading', { name: 'Reportes', level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
  router.navigate('/admin/titles');
  expect(await screen.findByRole('heading', { name: 'Títulos Emitidos' })).toBeVisible();
});

test('a form without changes is left without a word', async () => {
  const { router } = await openForm();
  router.back();
  expect(await screen.findByRole('heading', { name: 'Reportes', level: 1 })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
