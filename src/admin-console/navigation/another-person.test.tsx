// @module-tag rare
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import type { Session } from '#session/session.ts';
import { createFakeAuth, fakeSession } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

fakeNetwork();

const first = fakeSession(1);
const renewed: Session = { ...first };
const colleague: Session = { ...first, user: { ...first.user, username: 'otra.persona' } };

/** Leaves a search in 'Solicitudes' and goes elsewhere. */
async function leaveSearch() {
  const auth = createFakeAuth({ session: first });
  const router = memoryRouter('/admin/applications');
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
  await userEvent.type(await screen.findByRole('searchbox'), '12345678');
  await waitFor(() => expect(router.getLocation().search).toContain('12345678'));
  await userEvent.click(screen.getByRole('link', { name: 'Reportes' }));
  await screen.findByRole('heading', { name: 'Reportes', level: 1 });
  return { auth, router };
}

async function openApplications() {
  await userEvent.click(await screen.findByRole('link', { name: 'Solicitudes' }));
  return screen.findByRole('searchbox');
}

test('the next person to sign in on the page does not see the searches of the last one', async () => {
  const { auth, router } = await leaveSearch();
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await screen.findByLabelText('Contraseña');
  act(() => auth.begin?.(colleague));
  expect(await openApplications()).toHaveValue('');
  expect(router.getLocation().search).not.toContain('12345678');
});

test('nor does a person who takes over without a sign-out', async () => {
  const { auth } = await leaveSearch();
  act(() => auth.begin?.(colleague));
  expect(await openApplications()).toHaveValue('');
});

test('the same person with a renewed session does', async () => {
  const { auth } = await leaveSearch();
  act(() => auth.begin?.(renewed));
  expect(await openApplications()).toHaveValue('12345678');
});
