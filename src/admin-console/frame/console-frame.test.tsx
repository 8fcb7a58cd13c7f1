import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { lazyView } from '#react/lazy.tsx';
import { type MemoryRouter, memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth, type FakeAuth } from '#testing/fake-auth.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type AdminConsoleProps, ConsoleInFrame } from '../admin-console.tsx';
import { useAddressFilters } from '../navigation/address-filters.ts';
import type { ConsoleRoute } from '../navigation/route.ts';
import { useUnsavedWork } from '../navigation/use-unsaved-work.ts';
import { sectionRoutes } from '../section-routes.ts';
import { SectionPage } from './section-page.tsx';

beforeEach(() => page.viewport(1280, 900));

/** The route table with another section in place of 'Reportes'. */
function withReports(load: () => Promise<ComponentType>): readonly ConsoleRoute[] {
  const view = lazyView(load);
  return sectionRoutes.map((route) => (route.id === 'reports' ? { ...route, view } : route));
}

interface Opened {
  readonly router: MemoryRouter;
  readonly auth: FakeAuth;
  readonly onError: (error: unknown) => void;
}

function open(
  load: () => Promise<ComponentType>,
  at = '/admin/reports',
  props: AdminConsoleProps = {},
): Opened {
  const opened = { router: memoryRouter(at), auth: createFakeAuth({ role: 1 }), onError: vi.fn() };
  render(
    <GraduationProvider api={{ baseUrl: '' }} {...opened}>
      <WidgetFrame>
        <ConsoleInFrame {...props} routes={withReports(load)} />
      </WidgetFrame>
    </GraduationProvider>,
  );
  return opened;
}

function Plain() {
  return <SectionPage title="Llegó">{null}</SectionPage>;
}

test('a section whose code did not arrive can be fetched again', async () => {
  let attempts = 0;
  open(async () => {
    attempts += 1;
    if (attempts < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return Plain;
  });
  // The first test of the file also loads the code of the frame.
  const failure = await screen.findByText('No se pudo cargar esta parte del sistema', undefined, {
    timeout: 60_000,
  });
  expect(failure).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
  // The button that was pressed is gone; the next Tab must not begin at the top of the page.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a section that is on its way looks like it', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  open(() => arrival.then(() => Plain));
  await screen.findByRole('button', { name: 'Salir' });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
});

const fragile = { isBroken: false };

function Fragile() {
  if (fragile.isBroken) throw new Error('broken');
  return <Plain />;
}

/** Holds the code of the section until `arrive` is called. */
function openOnPhone() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  open(() => arrival.then(() => Plain), '/admin/reports', { topBar: false });
  return { arrive, menu: () => screen.getByRole('button', { name: 'Menú' }) };
}

test('without a top bar, a press of the menu button counts while the section arrives', async () => {
  await page.viewport(360, 800);
  const { arrive, menu } = openOnPhone();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: menu() });
  arrive();
  await screen.findByRole('heading', { name: 'Llegó' });
  await user.pointer({ keys: '[/MouseLeft]', target: menu() });
  expect(await screen.findByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('without a top bar, the menu button keeps the focus while the section arrives', async () => {
  await page.viewport(360, 800);
  const { arrive, menu } = openOnPhone();
  menu().focus();
  arrive();
  await screen.findByRole('heading', { name: 'Llegó' });
  expect(menu()).toHaveFocus();
});

test('a section that crashes leaves the shell standing, and can be tried again', async () => {
  fragile.isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onError } = open(async () => Fragile);
  expect(await screen.findByText('Algo salió mal en esta sección')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }), {
    kind: 'unexpected',
  });
  fragile.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Llegó' })).toBeVisible();
});

function Form() {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return (
    <SectionPage title="Edición">
      <input aria-label="Nombre" value={text} onChange={(event) => setText(event.target.value)} />
    </SectionPage>
  );
}

test('unsaved input stays when the session ends elsewhere, until it is discarded', async () => {
  const { auth, router } = open(async () => Form);
  const field = await screen.findByLabelText('Nombre');
  await userEvent.type(field, 'Acto de julio');
  auth.end();
  expect(await screen.findByText('Tu sesión terminó y hay cambios sin guardar')).toBeVisible();
  expect(field).toHaveValue('Acto de julio');
  expect(router.getLocation().pathname).toBe('/admin/reports');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.clear(field);
  await waitFor(() => expect(router.getLocation().pathname).toBe('/login'));
});

test('the browser asks before a page with unsaved work is left', async () => {
  open(async () => Form);
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await screen.findByLabelText('Nombre');
  expect(asks()).toBe(false);
  await userEvent.type(field, 'x');
  expect(asks()).toBe(true);
  await userEvent.clear(field);
  expect(asks()).toBe(false);
});

const noFilters = { q: '', status: 'all' };

function Filtered() {
  const { filters, setFilters } = useAddressFilters('test', noFilters);
  return (
    <SectionPage title="Lista">
      <input
        aria-label="Buscar"
        value={filters.q}
        onChange={(event) => setFilters({ q: event.target.value })}
      />
      <p>{`Estado: ${filters.status}`}</p>
      <button type="button" onClick={() => setFilters(noFilters)}>
        Limpiar
      </button>
    </SectionPage>
  );
}

const filtered = async () => Filtered;

test('filters are taken from the address, and stand in it without what is the default', async () => {
  const { router } = open(filtered, '/admin/reports?status=open&utm=correo');
  expect(await screen.findByText('Estado: open')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Buscar'), 'ñandú');
  await waitFor(() => {
    const query = new URLSearchParams(router.getLocation().search);
    expect(Object.fromEntries(query)).toEqual({ q: 'ñandú', status: 'open', utm: 'correo' });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  expect(screen.getByText('Estado: all')).toBeVisible();
  await waitFor(() => expect(router.getLocation().search).toBe('?utm=correo'));
});

test('filters survive leaving and coming back', async () => {
  const { router } = open(filtered);
  await userEvent.type(await screen.findByLabelText('Buscar'), 'julio');
  await userEvent.click(screen.getByText('Configuración'));
  await screen.findByRole('heading', { name: 'Configuración' });
  expect(router.getLocation().search).toBe('');
  await userEvent.click(screen.getByText('Reportes'));
  expect(await screen.findByLabelText('Buscar')).toHaveValue('julio');
  await waitFor(() => expect(router.getLocation().search).toBe('?q=julio'));
});

test('an address that changes under the section changes its filters', async () => {
  const { router } = open(filtered);
  await userEvent.type(await screen.findByLabelText('Buscar'), 'julio');
  await waitFor(() => expect(router.getLocation().search).toBe('?q=julio'));
  router.navigate('/admin/reports?q=marzo');
  await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveValue('marzo'));
  router.back();
  await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveValue('julio'));
});

test('a dialog returns the focus to its button also where a click does not focus buttons', async () => {
  open(async () => () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <SectionPage title="Llegó">
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <Dialog title="Abierto" isOpen={isOpen} onClose={() => setOpen(false)}>
          {null}
        </Dialog>
      </SectionPage>
    );
  });
  const button = await screen.findByRole('button', { name: 'Abrir' });
  // As in Safari.
  screen.getByRole('main').focus();
  button.click();
  await screen.findByRole('dialog', { name: 'Abierto' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
