import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { browserRouter } from '../routing/browser-router.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { sessionKey, tokenKey, toStoredState } from '../session/stored-session.ts';
import { failWith } from '../testing/fake-api/faults.ts';
import { fakeSession } from '../testing/fake-auth.ts';
import { demoPassword } from '../testing/university/users.ts';
import { AdminConsole, type AdminConsoleProps } from './admin-console.tsx';

const network = fakeNetwork();

function keepSession(role: 1 | 2 | 3 = 1) {
  const session = fakeSession(role);
  localStorage.setItem(sessionKey, JSON.stringify({ state: toStoredState(session), version: 0 }));
  localStorage.setItem(tokenKey, session.token);
}

/** Simulates a write from another tab. */
function clearStorageInAnotherTab() {
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

function open(router: RouterAdapter, props: AdminConsoleProps = {}) {
  return render(
    <GraduationProvider api={{ baseUrl: '' }} auth={bearerSession()} router={router}>
      <AdminConsole {...props} />
    </GraduationProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('the session is restored after a reload', async () => {
  keepSession();
  open(memoryRouter('/admin'));
  expect(await heading('Dashboard')).toBeVisible();
});

test.each([
  ['no JSON', '{"state":'],
  ['another shape', '[1,2]'],
  ['a token without a user', JSON.stringify({ state: { token: 't', user: null } })],
])('rubbish in the storage means signed out: %s', async (_, text) => {
  localStorage.setItem(sessionKey, text);
  const router = memoryRouter('/admin');
  open(router);
  expect(await screen.findByLabelText('Usuario o Email')).toBeVisible();
  expect(router.getLocation().pathname).toBe('/login');
});

test('signing in stores the session for the next page', async () => {
  open(memoryRouter('/login'));
  await userEvent.type(screen.getByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(screen.getByLabelText('Contraseña'), demoPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await heading('Dashboard');
  cleanup();
  open(memoryRouter('/admin/config'));
  expect(await heading('Configuración')).toBeVisible();
});

test('a sign-out in another tab signs this one out', async () => {
  keepSession();
  const router = memoryRouter('/admin');
  open(router);
  await heading('Dashboard');
  clearStorageInAnotherTab();
  expect(await screen.findByLabelText('Usuario o Email')).toBeVisible();
  expect(router.getLocation().pathname).toBe('/login');
});

test('a sign-in in another tab signs this one in', async () => {
  open(memoryRouter('/login'));
  await screen.findByLabelText('Usuario o Email');
  keepSession();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  });
  expect(await heading('Dashboard')).toBeVisible();
});

test('a 401 navigates with a full page load, before the console redirects', async () => {
  keepSession();
  network.use(failWith('GET /api/applications', { status: 401 }));
  const router = memoryRouter('/admin');
  open(router);
  await heading('Dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar cifras' }));
  await waitFor(() => expect(router.left).toEqual(['/login']));
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

const places = [
  { name: 'at the root', mount: '', site: '', base: '/admin' },
  { name: 'in a folder', mount: '/portal/grados', site: '/portal/grados', base: '/portal/grados' },
];

test.each(places)('links, guards and the way back, $name', async ({ mount, site, base }) => {
  window.history.replaceState(null, '', `${base}/reports`);
  open(browserRouter({ mount }));
  await userEvent.type(await screen.findByLabelText('Usuario o Email'), 'admin');
  expect(window.location.pathname).toBe(`${site}/login`);
  await userEvent.type(screen.getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
  await heading('Dashboard');
  expect(window.location.pathname.replace(/\/$/, '')).toBe(base);

  const link = await screen.findByText('Reportes');
  expect(link.closest('a')?.getAttribute('href')).toBe(`${base}/reports`);
  await userEvent.click(link);
  await heading('Reportes');
  expect(window.location.pathname).toBe(`${base}/reports`);
  window.history.back();
  await heading('Dashboard');

  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await screen.findByLabelText('Usuario o Email');
  expect(window.location.pathname).toBe(`${site}/login`);
});

test('uses the base path of the host', async () => {
  keepSession();
  const router = memoryRouter('/intranet/grados/config');
  open(router, { basePath: '/intranet/grados/', signInPath: '/entrar' });
  expect(await heading('Configuración')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await screen.findByLabelText('Usuario o Email');
  expect(router.getLocation().pathname).toBe('/entrar');
});

test('the document’s title names the tab of the configuration', async () => {
  keepSession();
  open(memoryRouter('/admin/config/careers'));
  await waitFor(() =>
    expect(document.title).toBe('Carreras · Configuración · Sistema de Graduaciones'),
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Usuarios' }));
  await waitFor(() =>
    expect(document.title).toBe('Usuarios · Configuración · Sistema de Graduaciones'),
  );
});

test('restores the document’s title, or does not change it', async () => {
  keepSession();
  document.title = 'Portal';
  const { unmount } = open(memoryRouter('/admin'));
  await waitFor(() => expect(document.title).toBe('Dashboard · Sistema de Graduaciones'));
  unmount();
  expect(document.title).toBe('Portal');
  open(memoryRouter('/admin'), { documentTitle: false });
  await heading('Dashboard');
  expect(document.title).toBe('Portal');
});
