// @module-tag rare
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import type { ContractCall } from '#testing/fake-api/contract-calls.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth, fakeSession } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { AdminConsole } from '../admin-console.tsx';

/**
 * A token expires in the middle of an edit: the browser asks before the page goes, what was typed is still there, and the
 * sign-in page comes only when nothing would be lost. Who signs in elsewhere saves here; who leaves continues later.
 */

const network = fakeNetwork();

beforeEach(() => sessionStorage.clear());

function open(address: string) {
  const router = memoryRouter(address);
  const auth = createFakeAuth({ role: 1 });
  render(
    <GraduationProvider api={{ baseUrl: '' }} auth={auth} router={router}>
      <AdminConsole />
    </GraduationProvider>,
  );
  return { router, auth };
}

interface Form {
  readonly name: string;
  readonly address: string;
  readonly call: ContractCall;
  /** Opens the form with valid values in it. */
  readonly begin: () => Promise<void>;
  readonly field: string;
  readonly save: string;
}

const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error(`No button ${name}`);
  await userEvent.click(button);
};
/** A destructive question is an alert. */
const findDialog = () =>
  waitFor(() => screen.queryByRole('dialog') ?? screen.getByRole('alertdialog'));
const inDialog = async () => within(await findDialog());

const forms: readonly Form[] = [
  {
    name: 'a ceremony',
    address: '/admin/ceremonies',
    call: 'PUT /api/ceremonies/{id}',
    begin: () => press(/^Editar Acto/),
    field: 'Nombre',
    save: 'Guardar',
  },
  {
    name: 'a faculty',
    address: '/admin/config/faculties',
    call: 'PUT /api/faculties/{id}',
    begin: () => press(/^Editar Facultad/),
    field: 'Nombre',
    save: 'Guardar',
  },
  {
    name: 'a user',
    address: '/admin/config/users',
    call: 'PUT /api/users/{id}',
    begin: () => press(/^Editar Mariela/),
    field: 'Nombre completo',
    save: 'Guardar',
  },
  {
    name: 'a rejection',
    address: '/admin/applications?status=pending',
    call: 'PATCH /api/applications/{id}/reject',
    begin: () => press(/^Rechazar/),
    field: 'Motivo del rechazo',
    save: 'Rechazar',
  },
  {
    name: 'an approval',
    address: '/admin/applications?status=pending',
    call: 'PATCH /api/applications/{id}/confirm',
    begin: () => press(/^Aprobar/),
    field: 'Notas',
    save: 'Aprobar',
  },
  {
    name: 'an application',
    address: '/admin/applications',
    call: 'PUT /api/applications/{id}',
    begin: async () => {
      await press(/^Ver/);
      await userEvent.click((await inDialog()).getByRole('button', { name: 'Editar' }));
    },
    field: 'Lugar de nacimiento',
    save: 'Guardar',
  },
];

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(forms)('$name', async ({ address, call, begin, field, save }) => {
  const { router, auth } = open(address);
  await begin();
  const dialog = await inDialog();
  expect(asks()).toBe(false);
  const control = await dialog.findByLabelText(new RegExp(`^${field}`));
  await userEvent.type(control, ' Ñ');
  expect(asks()).toBe(true);

  network.use(failWith(call, { status: 401, error: 'Vencido' }));
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${save}`) }));
  await waitFor(() => expect(auth.getSession()).toBeUndefined());
  expect(asks()).toBe(true);
  expect(router.left).toEqual(['/login']);
  const over = 'Tu sesión terminó y hay cambios sin guardar';
  const notice = within(await screen.findByRole('alertdialog', { name: over }));
  expect(notice.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect((control as HTMLInputElement).value).toMatch(/ Ñ$/);

  act(() => auth.begin?.(fakeSession(1)));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: over })).toBeNull());
  act(() => auth.end?.());
  await screen.findByRole('alertdialog', { name: over });

  cleanup();
  open('/admin');
  await press('Continuar');
  const resumed = await (await inDialog()).findByLabelText(new RegExp(`^${field}`));
  expect((resumed as HTMLInputElement).value).toMatch(/ Ñ$/);
  network.use(...graduationHandlers());
  await userEvent.click((await inDialog()).getByRole('button', { name: new RegExp(`^${save}`) }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull());
  await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('form-drafts'));
});

test('the sign-in page comes once nothing would be lost', async () => {
  const { router, auth } = open('/admin/ceremonies');
  await press(/^Editar Acto/);
  const control = await (await inDialog()).findByLabelText(/^Nombre/);
  await userEvent.type(control, ' Ñ');
  act(() => auth.end?.());
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(control, '{Backspace}{Backspace}');
  await waitFor(() => expect(router.getLocation().pathname).toBe('/login'));
});
