// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { browserRouter } from '../routing/browser-router.ts';
import { hashRouter } from '../routing/hash-router.ts';
import { memoryRouter } from '../routing/memory-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import { failWith, never } from '../testing/fake-api/faults.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { demoPassword } from '../testing/university/users.ts';
import { consoleLink } from './addresses/console-link.ts';
import { AdminConsole } from './admin-console.tsx';

const network = fakeNetwork();

/** An application of a completed ceremony, which the list leaves out. */
const completed = 'AG-2026-001';

beforeEach(() => window.history.replaceState(null, '', '/'));

function open(router: RouterAdapter, auth: Parameters<typeof GraduationProvider>[0]['auth']) {
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
}

const administrator = () => createFakeAuth({ role: 1 });
const detail = (code: string) =>
  screen.findByRole('dialog', { name: `Detalle de la solicitud ${code}` });

/** The detail after its application has loaded. */
async function loadedDetail(code: string) {
  const edit = await screen.findByRole('button', { name: 'Editar' });
  const dialog = await detail(code);
  expect(dialog.contains(edit)).toBe(true);
  return dialog;
}

const close = async () => {
  const [cross] = screen.getAllByRole('button', { name: 'Cerrar' });
  if (cross === undefined) throw new Error('There is no dialog.');
  await userEvent.click(cross);
};

test('the detail opens directly, with its title and the focus', async () => {
  open(memoryRouter(`/admin/applications/${completed}`), administrator());
  const dialog = await loadedDetail(completed);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  expect(document.title).toMatch(`Detalle de la solicitud ${completed}`);
});

test('an id and a code in lower case lead to the application', async () => {
  open(memoryRouter('/admin/applications/1'), administrator());
  expect(await screen.findByRole('dialog', { name: /^Detalle de la solicitud AG-/ })).toBeVisible();
});

test('closing leads to the list, and Back to the page before the application', async () => {
  const router = memoryRouter('/admin/titles');
  open(router, administrator());
  await screen.findByRole('heading', { level: 1, name: 'Títulos Emitidos' });
  router.navigate(`/admin/applications/${completed}?status=pending`);
  await loadedDetail(completed);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.getLocation().pathname).toBe('/admin/applications'));
  expect(router.getLocation().search).toBe('?status=pending');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  router.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Títulos Emitidos' })).toBeVisible();
});

test('Back closes the detail', async () => {
  const router = memoryRouter('/admin/applications');
  open(router, administrator());
  await screen.findAllByRole('rowheader');
  router.navigate(`/admin/applications/${completed}`);
  await loadedDetail(completed);
  router.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.title).toMatch(/^Solicitudes/);
});

test('an edit that is discarded asks once', async () => {
  const router = memoryRouter(`/admin/applications/${completed}`);
  open(router, administrator());
  const dialog = within(await loadedDetail(completed));
  await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /Primer nombre/ }), 'x');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /Descartar/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.getLocation().pathname).toBe('/admin/applications');
});

describe('an application that cannot be shown', () => {
  test('is loading', async () => {
    network.use(never('GET /api/applications'));
    open(memoryRouter(`/admin/applications/${completed}`), administrator());
    const dialog = await detail(completed);
    expect(within(dialog).queryByText('No se encontró la solicitud')).toBeNull();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('does not exist', async () => {
    open(memoryRouter('/admin/applications/AG-1999-999'), administrator());
    const dialog = await detail('AG-1999-999');
    expect(await within(dialog).findByText('No se encontró la solicitud')).toBeVisible();
  });

  test('could not be loaded, and is after a retry', async () => {
    network.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
    open(memoryRouter(`/admin/applications/${completed}`), administrator());
    const dialog = within(await detail(completed));
    await userEvent.click(await dialog.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
  });
});

describe('a link of an e-mail', () => {
  const routers = [
    ['path', () => browserRouter({ mount: '/personal' }), '/personal'],
    ['hash', hashRouter, '/personal.html#/admin'],
    ['memory', () => memoryRouter('/admin'), '/personal.html'],
  ] as const;
  const link = (page: string) => consoleLink(page, { section: 'applications', id: completed });

  test.each(routers)('opens the application with the router of the %s', async (_, router, page) => {
    window.history.replaceState(null, '', link(page));
    open(router(), administrator());
    expect(await loadedDetail(completed)).toBeVisible();
    expect(window.location.search).toBe('');
  });

  test.each(routers)(
    'opens it after the sign-in with the router of the %s',
    async (_, router, page) => {
      window.history.replaceState(null, '', link(page));
      open(router(), bearerSession({ storage: memoryStorage() }));
      await userEvent.type(await screen.findByLabelText('Usuario o Email'), 'admin');
      await userEvent.type(screen.getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
      expect(await loadedDetail(completed)).toBeVisible();
    },
  );
});
