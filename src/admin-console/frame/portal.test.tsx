import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { type ExternalTokenOptions, externalToken } from '#session/external-token.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

const network = fakeNetwork();

const expired = 'Sesión expirada. Por favor, inicia sesión nuevamente.';

/** The console in a portal, at its dashboard, whose figures take several calls at once. */
function open(options: Partial<ExternalTokenOptions> = {}, notifications?: { show(): void }) {
  const onSessionOver = vi.fn();
  const router = memoryRouter('/admin');
  const auth = externalToken({
    getToken: ({ renew }) => (renew ? null : 'old'),
    getUser: () => ({ fullName: 'Ana Peña', isAdministrator: true, roleName: 'Registro' }),
    onSessionOver,
    ...options,
  });
  render(
    <StrictMode>
      <GraduationProvider
        api={{ baseUrl: '' }}
        auth={auth}
        router={router}
        notifications={notifications}
      >
        <AdminConsole dashboard="live" />
      </GraduationProvider>
    </StrictMode>,
  );
  return { onSessionOver, router };
}

function refuseAll() {
  network.use(http.all('*/api/*', () => HttpResponse.json({ error: 'expired' }, { status: 401 })));
}

test('the portal’s user gets in by the role from the portal, and sees no sign-out button of ours', async () => {
  open();
  expect(await screen.findByText('Registro')).toBeVisible();
  expect(screen.getByText('Ana Peña')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salir' })).toBeNull();
});

test('signing out is handed to a portal that says how', async () => {
  const onSignOut = vi.fn();
  open({ onSignOut });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Tu sesión no está activa')).toBeVisible();
});

test('nobody signed in: no form of ours, and the address stays', async () => {
  const { router } = open({ getUser: () => undefined, signInHref: '/portal/entrar' });
  expect(await screen.findByText('Tu sesión no está activa')).toBeVisible();
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    '/portal/entrar',
  );
  expect(router.getLocation().pathname).toBe('/admin');
});

test('an expired session is reported once to the portal, and once to the user', async () => {
  refuseAll();
  const { onSessionOver, router } = open();
  expect(await screen.findByText('Tu sesión no está activa')).toBeVisible();
  expect(screen.getAllByText(expired)).toHaveLength(1);
  expect(onSessionOver).toHaveBeenCalledTimes(1);
  expect(router.left).toEqual([]);
});

test('the same by a host’s own notices, which drop no twin', async () => {
  refuseAll();
  const show = vi.fn();
  const { onSessionOver } = open({}, { show });
  await screen.findByText('Tu sesión no está activa');
  await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  expect(show).toHaveBeenCalledWith({ tone: 'error', title: expired });
  expect(onSessionOver).toHaveBeenCalledTimes(1);
});
