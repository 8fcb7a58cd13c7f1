import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { AdminConsole } from './admin-console.tsx';

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

/** Renders the console on the server, without a session, and hydrates it. */
function hydrate(router: RouterAdapter) {
  const container = document.body.appendChild(document.createElement('div'));
  const console = (
    <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth()} router={router}>
      <AdminConsole />
    </GraduationProvider>
  );
  container.innerHTML = renderToString(console);
  act(() => {
    root = hydrateRoot(container, console);
  });
}

test('redirects users without a session to the sign-in page', async () => {
  const router = memoryRouter('/admin/reports');
  hydrate(router);
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(router.getLocation().pathname).toBe('/login');
});
