// @module-tag rare
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

fakeNetwork();

function open(address: string) {
  const router = memoryRouter(address);
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth({ role: 1 })} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
  return router;
}

const sections = [
  { section: 'ceremonies', path: '/admin/ceremonies', column: 'Nombre', id: 'name' },
  { section: 'applications', path: '/admin/applications', column: 'Código', id: 'code' },
  { section: 'careers', path: '/admin/config/careers', column: 'Nombre', id: 'name' },
];

const header = async (column: string) => screen.findByRole('columnheader', { name: column });

test.each(sections)('$section: a link brings its order along', async ({ path, column, id }) => {
  open(`${path}?sort=${id}+desc`);
  await screen.findAllByRole('rowheader');
  expect(await header(column)).toHaveAttribute('aria-sort', 'descending');
});

test.each(sections)('$section: a chosen order stands in the address', async (section) => {
  const router = open(section.path);
  await screen.findAllByRole('rowheader');
  const sorted = within(await header(section.column)).getByRole('button');
  await userEvent.click(sorted);
  await userEvent.click(sorted);
  const direction = (await header(section.column)).getAttribute('aria-sort');
  expect(direction).not.toBe('none');
  await waitFor(() => {
    const order = new URLSearchParams(router.getLocation().search).get('sort') ?? '';
    expect(order === '' || order.startsWith(section.id)).toBe(true);
    expect(order.endsWith('desc')).toBe(direction === 'descending');
  });
});

test('the ceremonies begin with the newest, without a parameter in the address', async () => {
  const router = open('/admin/ceremonies?sort=x');
  await screen.findAllByRole('rowheader');
  expect(await header('Fecha')).toHaveAttribute('aria-sort', 'descending');
  const button = within(await header('Fecha')).getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(router.getLocation().search).toBe('?sort=date'));
  await userEvent.click(button);
  await waitFor(() => expect(router.getLocation().search).toBe(''));
});

test('clearing the filters keeps the order', async () => {
  const router = open('/admin/ceremonies?sort=name&status=open');
  await userEvent.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(router.getLocation().search).toBe('?sort=name'));
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
});
