import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { annulTitle } from '../corrections/corrections.fixtures.ts';

const network = fakeNetwork();

/** Opens an address as a browser does after a reload: what the server offers is not known yet. */
function open(address: string) {
  const router = memoryRouter(address);
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth({ role: 1 })} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
  return router;
}

test('a link shows the annulled titles, and clearing the filters all of them', async () => {
  const university = createFakeUniversity();
  annulTitle(university, '0555');
  network.use(...graduationHandlers({ university, extras: ['corrections'] }));
  const router = open('/admin/titles?standing=annulled');
  expect(await screen.findByText('Mostrando 1–1 de 1')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Estado/ })).toHaveTextContent('Anulado');
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(await screen.findByText('Mostrando 1–10 de 142')).toBeVisible();
  await waitFor(() => expect(router.getLocation().search).toBe(''));
});

test('a server without corrections and hand-overs has no filter by them, and is not asked for any', async () => {
  const calls: string[] = [];
  network.use(
    http.get('*/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname);
    }),
  );
  const router = open('/admin/titles?standing=annulled&handover=delivered');
  expect(await screen.findByText('Mostrando 1–10 de 142')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Estado/ })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /Entrega/ })).toBeNull();
  expect(router.getLocation().search).toBe('?standing=annulled&handover=delivered');
  expect(calls).toEqual(['/api/titles']);
});

test('a link shows the titles that were handed over', async () => {
  network.use(...graduationHandlers({ extras: ['handover'] }));
  open('/admin/titles?handover=delivered');
  expect(await screen.findByText('Mostrando 1–10 de 126')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Entrega/ })).toHaveTextContent('Entregados');
});
