import { act, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { AdminConsole } from './admin-console.tsx';

fakeNetwork();

let root: Root | undefined;
let container: HTMLElement | undefined;

afterEach(() => {
  act(() => root?.unmount());
  container?.remove();
});

interface Page {
  readonly router: RouterAdapter;
  readonly auth?: AuthAdapter;
  readonly serverRendered?: boolean;
}

/** Renders the console on the server, which knows no session. */
function render({ router, auth = createFakeAuth(), serverRendered }: Page) {
  const place = document.body.appendChild(document.createElement('div'));
  container = place;
  const console = (
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole institution="Universidad Central" serverRendered={serverRendered} />
    </GraduationProvider>
  );
  place.innerHTML = renderToString(console);
  const onRecoverableError = vi.fn();
  return {
    page: within(place),
    onRecoverableError,
    hydrate: () =>
      act(() => {
        root = hydrateRoot(place, console, { onRecoverableError });
      }),
  };
}

test('redirects users without a session to the sign-in page', async () => {
  const router = memoryRouter('/admin/reports');
  const { page, hydrate } = render({ router });
  expect(page.queryByRole('navigation')).toBeNull();
  hydrate();
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(router.getLocation().pathname).toBe('/login');
});

test('the server sends the frame of a section without a person, which stays in its place', async () => {
  const auth = createFakeAuth({ role: 1 });
  const { page, hydrate, onRecoverableError } = render({
    router: memoryRouter('/admin/ceremonies'),
    auth,
    serverRendered: true,
  });
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  expect(page.getByText('Universidad Central')).toBeVisible();
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Actos de Grado');
  expect(page.getByRole('link', { name: 'Actos de Grado' })).toHaveAttribute('aria-current');
  const name = auth.getSession()?.user.fullName ?? '';
  expect(page.queryByText(name)).toBeNull();

  hydrate();
  expect(page.getByText(name)).toBeVisible();
  await screen.findAllByRole('rowheader');
  expect(page.getByRole('navigation', { name: 'Secciones' })).toBe(menu);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a visitor without a session goes from the frame to the sign-in page', async () => {
  const router = memoryRouter('/admin/reports');
  const { hydrate, onRecoverableError } = render({ router, serverRendered: true });
  hydrate();
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(router.getLocation().pathname).toBe('/login');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('the server sends the sign-in form, which cannot be sent before its script runs', () => {
  const { page, hydrate, onRecoverableError } = render({
    router: memoryRouter('/login'),
    serverRendered: true,
  });
  const submit = page.getByRole('button', { name: 'Iniciar Sesión' });
  const password = page.getByLabelText('Contraseña');
  expect(submit).toBeDisabled();
  expect(password).toBeEnabled();
  hydrate();
  expect(submit).toBeEnabled();
  expect(page.getByLabelText('Contraseña')).toBe(password);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test.each(['/', '/admin/unknown'])('the server sends nothing at %s', (path) => {
  const { page } = render({ router: memoryRouter(path), serverRendered: true });
  expect(page.queryByRole('heading')).toBeNull();
});
