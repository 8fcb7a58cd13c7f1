import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { browserRouter } from '../routing/browser-router.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { consoleLinks } from './addresses/console-links.ts';
import { AdminConsole, type AdminConsoleProps } from './admin-console.tsx';

fakeNetwork();
let warn: Mock<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function open(path: string, router?: RouterAdapter, props: AdminConsoleProps = {}) {
  window.history.replaceState(null, '', path);
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={createFakeAuth({ role: 1 })} router={router}>
      <AdminConsole {...props} />
    </GraduationProvider>,
  );
}

const misplaced = 'La administración no está disponible en esta dirección';

test('shows the dashboard at the base path', async () => {
  open('/portal/grados', browserRouter({ mount: '/portal/grados' }));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(window.location.pathname).toBe('/portal/grados');
  expect(warn).not.toHaveBeenCalled();
});

test('a link from the portal opens the pending applications of a ceremony', async () => {
  const { applications } = consoleLinks('/portal/grados');
  open(applications({ status: 'pending' }), browserRouter({ mount: '/portal/grados' }));
  await screen.findAllByRole('rowheader');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.filter((row) => !row.textContent?.includes('Pendiente'))).toEqual([]);
});

test.each([
  ['an address', 'https://universidad.edu/portal', /mount must be a path of this site.*not https:/],
  ['a query', '/portal?grados', /mount must be.*not \/portal\?grados/],
  ['a way up', '/portal/../grados', /mount must be.*not \/portal\/\.\.\/grados/],
  ['a number', 7, /mount must be.*not 7/],
])('a mount that is %s: a warning and a message', async (_, mount, message) => {
  open('/portal/grados', browserRouter({ mount: mount as string }));
  expect(await screen.findByText(misplaced)).toBeVisible();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]]);
});

test('a mount of a custom adapter that is no path: a message', async () => {
  open('/portal/grados', { ...browserRouter(), mount: 'https://universidad.edu/portal' });
  expect(await screen.findByText(misplaced)).toBeVisible();
});

test('without a router, an unknown path logs a warning and shows a notice', async () => {
  open('/intranet');
  expect(await screen.findByText(misplaced)).toBeVisible();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/has no page at \/intranet, only at \/admin and \/login/)],
  ]);
});

test('renders nothing on pages of a host with a router', async () => {
  open('/intranet', browserRouter());
  await Promise.resolve();
  expect(screen.queryByText(misplaced)).toBeNull();
});

test('a console with some sections begins with the first and has no others', async () => {
  const router = browserRouter({ mount: '/portal/grados' });
  open('/portal/grados', router, { sections: ['titles', 'applications'] });
  await screen.findByRole('heading', { name: 'Solicitudes', level: 1 });
  expect(window.location.pathname).toBe('/portal/grados/applications');
  const menu = within(screen.getByRole('navigation', { name: 'Secciones' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Solicitudes',
    'Títulos',
  ]);
  router.navigate('/reports');
  await waitFor(() => expect(window.location.pathname).toBe('/portal/grados/applications'));
  expect(warn).not.toHaveBeenCalled();
});

test('an empty list of sections is ignored with a warning', async () => {
  open('/portal/grados', browserRouter({ mount: '/portal/grados' }), { sections: [] });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/sections names no section/)]]);
});
