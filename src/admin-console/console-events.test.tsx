// @module-tag rare
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { spanish } from '../languages/spanish.ts';
import type { GraduationEvent } from '../provider/events.ts';
import { GraduationProvider } from '../provider/graduation-provider.tsx';
import { memoryRouter } from '../routing/memory-router.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import { createFakeAuth } from '../testing/fake-auth.ts';
import { demoPassword } from '../testing/university/users.ts';
import { AdminConsole } from './admin-console.tsx';

fakeNetwork();

/** @returns the emitted events, including those of failed calls */
function open(address: string, auth = createFakeAuth({ role: 1 })): readonly GraduationEvent[] {
  const events: GraduationEvent[] = [];
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={auth}
      router={memoryRouter(address)}
      onEvent={(event) => events.push(event)}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  return events;
}

test('a sign-in is an event without a name', async () => {
  const auth = bearerSession({ storage: memoryStorage() });
  const events = open('/login', { ...auth, end: auth.end, recoveries: 0 });
  await userEvent.type(await screen.findByLabelText('Usuario o Email'), 'admin');
  await userEvent.type(screen.getByLabelText('Contraseña'), `${demoPassword}{Enter}`);
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(events).toEqual([
    { type: 'ready', widget: 'admin' },
    { type: 'signed-in', widget: 'admin' },
  ]);
});

test('approving one application is an event with its count', async () => {
  const events = open('/admin/applications?status=pending');
  const [approve] = await screen.findAllByRole('button', { name: /^Aprobar AG-/ });
  if (approve === undefined) throw new Error('No application is pending.');
  await userEvent.click(approve);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
  await expect
    .poll(() => events)
    .toContainEqual({ type: 'application-approved', count: 1, widget: 'admin' });
});

test('rejecting one application is an event with its count', async () => {
  const events = open('/admin/applications?status=pending');
  const [reject] = await screen.findAllByRole('button', { name: /^Rechazar AG-/ });
  if (reject === undefined) throw new Error('No application is pending.');
  await userEvent.click(reject);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText(/Motivo/), 'Falta el título de bachiller');
  await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await expect
    .poll(() => events)
    .toContainEqual({ type: 'application-rejected', count: 1, widget: 'admin' });
  expect(JSON.stringify(events)).not.toContain('bachiller');
});

test('a form with problems is an event with the names of its fields', async () => {
  const events = open('/admin/ceremonies');
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo Acto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/Nombre/), 'Secreto');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expect
    .poll(() => events.find(({ type }) => type === 'validation-failed'))
    .toMatchObject({
      widget: 'admin',
      fields: expect.arrayContaining(['date', 'location']),
    });
  expect(JSON.stringify(events)).not.toContain('Secreto');
});

test.each(['signed-out', 'session-ended'] as const)(
  'the end of a session is the event %s',
  async (type) => {
    const auth = createFakeAuth({ role: 1 });
    const events = open('/admin', auth);
    const signOut = await screen.findByRole('button', { name: 'Salir' });
    if (type === 'signed-out') await userEvent.click(signOut);
    else act(() => auth.end());
    expect(events.map((event) => event.type)).toEqual(['ready', type]);
  },
);

test('a bulk issue is an event with its count', async () => {
  const events = open('/admin/titles');
  const { bulkIssue, titles } = spanish;
  await userEvent.click(await screen.findByRole('button', { name: titles.bulkIssue }));
  const dialog = within(await screen.findByRole('dialog', { name: bulkIssue.title }));
  await userEvent.click(await dialog.findByRole('combobox', { name: /Acto de grado/i }));
  await userEvent.click(await dialog.findByRole('option', { name: /Mayo 2026/ }));
  const submit = dialog.getByRole('button', { name: bulkIssue.submit });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
  await expect
    .poll(() => events)
    .toContainEqual({ type: 'titles-issued', count: 6, widget: 'admin' });
});
