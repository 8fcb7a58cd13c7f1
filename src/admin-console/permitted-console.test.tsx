// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { AdminConsole, type AdminConsoleProps } from './admin-console.tsx';

fakeNetwork();
let warn: Mock<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function view(path: string, props: AdminConsoleProps) {
  const router = memoryRouter(path);
  const auth = createFakeAuth({ role: 1 });
  return (next: AdminConsoleProps = props) => (
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole {...next} />
    </GraduationProvider>
  );
}

const rows = () => screen.findAllByRole('rowheader');

/** The patterns that some button of the section matches. */
function buttonsOf(patterns: readonly RegExp[]) {
  const main = within(screen.getByRole('main'));
  return patterns.filter((name) => main.queryAllByRole('button', { name }).length > 0);
}

const change = {
  ceremonies: [/^Nuevo Acto$/, /^Editar /, /^Eliminar /, /cambiar estado de/],
  pending: [/^Aprobar /, /^Rechazar /, /^Seleccionar \d+ pendiente/],
  confirmed: [/^Cambiar estado de /],
  titles: [/^Exportar CSV$/, /^Emisión Masiva$/],
  faculties: [/^Nueva Facultad$/, /^Editar /, /^Eliminar /],
  careers: [/^Nueva Carrera$/, /^Editar /, /^Eliminar /],
  types: [/^Nuevo Tipo de Carrera$/, /^Editar /, /^Eliminar /],
  nomenclatures: [/^Nueva Nomenclatura$/, /^Editar /, /^Eliminar /],
  users: [/^Nuevo Usuario$/, /^Editar /, /^Eliminar /],
} as const;

const pages = [
  ['/admin/ceremonies', change.ceremonies],
  ['/admin/applications?status=pending', change.pending],
  ['/admin/applications?status=confirmed', change.confirmed],
  ['/admin/titles', change.titles],
  ['/admin/config/faculties', change.faculties],
  ['/admin/config/careers', change.careers],
  ['/admin/config/career-types', change.types],
  ['/admin/config/nomenclatures', change.nomenclatures],
  ['/admin/config/users', change.users],
] as const;

test.each(pages)('%s: can hides the buttons that change or export data', async (path, buttons) => {
  const console = view(path, {});
  const { rerender } = render(console());
  await rows();
  expect(buttonsOf(buttons)).toEqual(buttons);
  rerender(console({ can: () => false }));
  await waitFor(() => expect(buttonsOf(buttons)).toEqual([]));
  expect(await rows()).not.toEqual([]);
});

test.each([
  ['/admin/ceremonies', 'ceremonies'],
  ['/admin/config/faculties', 'faculties'],
] as const)('%s: changes and deletions are permitted separately', async (path, resource) => {
  const permitting = (permitted: string) => ({ can: (action: string) => action === permitted });
  const both = [/^Editar /, /^Eliminar /] as const;
  const console = view(path, permitting(`${resource}.edit`));
  const { rerender } = render(console());
  await rows();
  expect(buttonsOf(both)).toEqual([/^Editar /]);
  rerender(console(permitting(`${resource}.delete`)));
  await waitFor(() => expect(buttonsOf(both)).toEqual([/^Eliminar /]));
});

test('an action for which can returns true keeps its buttons, also in bulk', async () => {
  render(view('/admin/applications', { can: (action) => action === 'applications.approve' })());
  const [approve] = await screen.findAllByRole('button', { name: /^Aprobar / });
  const main = within(screen.getByRole('main'));
  expect(approve).toBeVisible();
  expect(main.queryByRole('button', { name: /^Rechazar / })).toBeNull();
  (await screen.findByRole('button', { name: /^Seleccionar \d+ pendiente/ })).click();
  expect(await screen.findByRole('button', { name: /^Aprobar seleccionadas/ })).toBeVisible();
  expect(main.queryByRole('button', { name: /^Rechazar / })).toBeNull();
});

test('the detail of an application opens, without its edit mode', async () => {
  render(view('/admin/applications', { can: () => false })());
  const [open] = await screen.findAllByRole('button', { name: /^Ver detalle de / });
  open?.click();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('button', { name: 'Cerrar' })).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Editar' })).toBeNull();
});

test('reports: each part on its own, and a notice without any', async () => {
  const console = view('/admin/reports', { can: (action) => action === 'reports.call-script' });
  const { rerender } = render(console());
  expect(await screen.findByRole('button', { name: 'Preparar guion de llamado' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generar y Descargar Reporte' })).toBeNull();
  rerender(console({ can: (action) => action === 'reports.generate' }));
  expect(await screen.findByRole('button', { name: 'Generar y Descargar Reporte' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar guion de llamado' })).toBeNull();
  rerender(console({ can: () => false }));
  expect(await screen.findByText('No tienes permiso para generar reportes')).toBeVisible();
});

test('sections and can work together', async () => {
  const can: AdminConsoleProps['can'] = (action) => action.startsWith('titles.');
  render(view('/admin', { sections: ['titles'], can })());
  await rows();
  expect(buttonsOf(change.titles)).toEqual(change.titles);
  const menu = within(screen.getByRole('navigation', { name: 'Secciones' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Títulos']);
});

test('where can throws nothing is permitted, and the developer is warned once', async () => {
  const can = () => {
    throw new Error('the portal is not ready');
  };
  const console = view('/admin/ceremonies', { can });
  const { rerender } = render(console());
  await rows();
  expect(buttonsOf(change.ceremonies)).toEqual([]);
  rerender(console({ can: () => can() }));
  await rows();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/can\('ceremonies\.create'\) failed.*portal is not ready.*#B037$/)],
  ]);
});
