import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { spanish } from '#languages/spanish.ts';
import type { FakeCall } from '#testing/fake-api/contract-calls.ts';
import { answer, failWith } from '#testing/fake-api/faults.ts';
import { handlerFor } from '#testing/fake-api/handler-for.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();
const messages = spanish.ceremonyDialogs;

async function openOf(name: string) {
  openConsole('/admin/ceremonies');
  const badge = await screen.findByRole('button', { name: new RegExp(`estado.*${name}`, 'i') });
  await userEvent.click(badge);
  const dialog = within(await screen.findByRole('dialog', { name: messages.statusTitle }));
  return { dialog, change: dialog.getByRole('button', { name: messages.change }) };
}

/** Holds a call until it is released. */
function hold(call: FakeCall): () => void {
  let letGo = () => {};
  const answered = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  network.use(handlerFor(call, {}, () => answered));
  return letGo;
}

test.each(['GET /api/applications', 'GET /api/titles'] as const)(
  'a ceremony can’t be completed before its dependents are known: %s',
  async (call) => {
    const release = hold(call);
    const { dialog, change } = await openOf('Extraordinario Junio 2026');
    await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.completed }));
    expect(dialog.getByText(messages.checking)).toBeInTheDocument();
    expect(change).toBeDisabled();
    release();
    expect(await dialog.findByText(/4 solicitudes pendientes/)).toBeVisible();
    expect(change).toBeEnabled();
  },
);

test('reopening waits until the titles are counted', async () => {
  const release = hold('GET /api/titles');
  const { dialog, change } = await openOf('Abril 2025');
  await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.open }));
  expect(dialog.getByText(messages.checking)).toBeInTheDocument();
  expect(change).toBeDisabled();
  release();
  expect(await dialog.findByText(/52 títulos emitidos/)).toBeVisible();
  expect(change).toBeEnabled();
});

test('a ceremony can be completed if the applications can’t be read', async () => {
  network.use(failWith('GET /api/applications', { status: 500 }));
  const { dialog, change } = await openOf('Extraordinario Junio 2026');
  await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.completed }));
  expect(await dialog.findByText(messages.uncheckedApplications)).toBeVisible();
  expect(change).toBeEnabled();
});

test('a ceremony can be reopened if the applications can’t be read', async () => {
  network.use(failWith('GET /api/applications', { status: 500 }, { once: true }));
  const { dialog, change } = await openOf('Abril 2025');
  await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.open }));
  expect(await dialog.findByText(messages.uncheckedApplications)).toBeVisible();
  expect(change).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: spanish.console.retry }));
  expect(await dialog.findByText(/52 títulos emitidos/)).toBeVisible();
});

test('closing does not wait for any list', async () => {
  hold('GET /api/applications');
  const { dialog, change } = await openOf('Agosto 2026');
  await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.closed }));
  expect(dialog.queryByText(messages.checking)).toBeNull();
  expect(change).toBeEnabled();
});

/** Three confirmed applications of two careers, both called 'Química'. */
const confirmed = [
  { id: 1, career_id: 71, gender_id: 1 },
  { id: 2, career_id: 71, gender_id: 2 },
  { id: 3, career_id: 72, gender_id: 2 },
].map((row) => ({
  ...row,
  application_code: `AG-2026-90${row.id}`,
  status: 'CONFIRMADA',
  career_name: 'Química',
  ceremony_id: 5,
}));

test('a career without nomenclatures is counted once and listed for each gender', async () => {
  network.use(answer('GET /api/applications', confirmed), answer('GET /api/degree-titles', []));
  const warned = vi.spyOn(console, 'error');
  const { dialog } = await openOf('Extraordinario Junio 2026');
  await userEvent.click(dialog.getByRole('radio', { name: spanish.ceremonies.completed }));
  expect(await dialog.findByText(/^2 carreras sin nomenclatura/)).toBeVisible();
  expect(dialog.getAllByText(/^Química \(/).map((line) => line.textContent)).toEqual([
    'Química (masculino)',
    'Química (femenino)',
    'Química (femenino)',
  ]);
  expect(warned).not.toHaveBeenCalled();
});
