import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { createFakeAuth, type FakeAuth } from '../testing/fake-auth.ts';
import { AdminConsole } from './admin-console.tsx';

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

/** Puts the console into the page as a server writes it, and lets the browser, which knows a session, take it over. */
function takeOver(path: string, auth: FakeAuth) {
  const router = memoryRouter(path);
  const complaints: unknown[] = [];
  const console = (
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole />
    </GraduationProvider>
  );
  container.innerHTML = renderToString(console);
  act(() => {
    root = hydrateRoot(container, console, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return { router, complaints };
}

test('somebody who is signed in stays where the reload was', async () => {
  const { router, complaints } = takeOver('/admin/reports', createFakeAuth({ role: 1 }));
  expect(await screen.findByRole('heading', { name: 'Reportes', level: 1 })).toBeVisible();
  expect(router.getLocation().pathname).toBe('/admin/reports');
  expect(complaints).toEqual([]);
});

test('somebody who is not signed in is sent to the sign-in page', async () => {
  const { router } = takeOver('/admin/reports', createFakeAuth());
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(router.getLocation().pathname).toBe('/login');
});
