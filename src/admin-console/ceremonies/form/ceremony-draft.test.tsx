// @module-tag rare
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();
let university = createFakeUniversity();

beforeEach(() => {
  university = createFakeUniversity();
  network.use(...graduationHandlers({ university, extras: ['if-match'] }));
});

const june = 'Acto de Grado Extraordinario Junio 2026';

function stored() {
  const row = university.rows.ceremonies.find(({ name }) => name === june);
  if (row === undefined) throw new Error(`There is no ${june}`);
  return row;
}

/** Reloads the page: only the tab's storage remains. */
function load(baseUrl = '') {
  cleanup();
  render(
    <GraduationProvider
      api={{ baseUrl }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/ceremonies')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const form = async () => within(await screen.findByRole('dialog'));

async function retype(label: RegExp, text: string) {
  const field = (await form()).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const fieldOf = async (label: RegExp) => (await form()).findByRole('textbox', { name: label });

async function leaveUnsaved(name: string, baseUrl?: string) {
  load(baseUrl);
  await press('Nuevo Acto');
  await retype(/^Nombre/, name);
}

test('resuming does not revert another user’s changes', async () => {
  load();
  await press(`Editar ${june}`);
  await retype(/^Nombre/, 'Acto de ingenieros');
  const row = stored();
  Object.assign(row, { ceremony_location: 'Patio', folio_initial: '0900' });

  load();
  await press('Continuar');
  expect(await fieldOf(/^Nombre/)).toHaveValue('Acto de ingenieros');
  expect(await fieldOf(/^Ubicación/)).toHaveValue('Patio');
  await press('Guardar');
  await screen.findByText('Acto de grado actualizado correctamente');
  expect(row).toMatchObject({
    name: 'Acto de ingenieros',
    ceremony_location: 'Patio',
    folio_initial: '0900',
  });
});

test('a form whose save failed leaves its draft', async () => {
  load();
  await press(`Editar ${june}`);
  await retype(/^Nombre/, 'Acto de ingenieros');
  network.use(failWith('PUT /api/ceremonies/{id}', { status: 500, error: 'Avería' }));
  await press('Guardar');
  await screen.findByText('Avería');

  load();
  await press('Continuar');
  expect(await fieldOf(/^Nombre/)).toHaveValue('Acto de ingenieros');
});

test('resuming shows another user’s change to the same field', async () => {
  load();
  await press(`Editar ${june}`);
  await retype(/^Ubicación/, 'Auditorio Central');
  stored().ceremony_location = 'Patio';

  load();
  await press('Continuar');
  const location = await fieldOf(/^Ubicación/);
  expect(location).toHaveValue('Auditorio Central');
  expect(location).toHaveAccessibleDescription(/Patio/);
});

test('the draft of a deleted ceremony is resumed as a new one with all its values', async () => {
  load();
  await press(`Editar ${june}`);
  await retype(/^Nombre/, 'Acto de ingenieros');
  const { ceremonies } = university.rows;
  const { ceremony_location: place } = stored();
  ceremonies.splice(ceremonies.indexOf(stored()), 1);

  load();
  await press('Continuar');
  expect(await screen.findByRole('dialog', { name: 'Nuevo Acto' })).toBeVisible();
  expect(await fieldOf(/^Nombre/)).toHaveValue('Acto de ingenieros');
  const location = await fieldOf(/^Ubicación/);
  expect(location).toHaveValue(place);
  expect(location).not.toHaveAccessibleDescription();
});

test('another form does not affect an earlier draft', async () => {
  await leaveUnsaved('Acto a medias');
  await leaveUnsaved('X');
  await press('Cancelar');
  expect(await screen.findByText(/«Acto a medias»/)).toBeVisible();

  await press('Continuar');
  expect(await fieldOf(/^Nombre/)).toHaveValue('Acto a medias');
  await press('Cancelar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Quedaron cambios sin guardar')).toBeNull();
});

test('offers the drafts of two forms one after the other', async () => {
  await leaveUnsaved('El primero');
  await leaveUnsaved('El segundo');
  load();
  expect(await screen.findByText(/«El segundo»/)).toBeVisible();
  await press('Descartar');
  expect(await screen.findByText(/«El primero»/)).toBeVisible();
  await press('Descartar');
  expect(screen.queryByText('Quedaron cambios sin guardar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('separates the drafts of two universities in one tab', async () => {
  const south = 'https://sur.universidad.test';
  network.use(...graduationHandlers({ baseUrl: south }));
  await leaveUnsaved('Acto del norte');
  await leaveUnsaved('Acto del sur', south);
  load();
  expect(await screen.findByText(/«Acto del norte»/)).toBeVisible();
  load(south);
  expect(await screen.findByText(/«Acto del sur»/)).toBeVisible();
});

test.each([
  '{"owner":" admin","ceremonyId":null,"fields":{"name":"Antes"}}',
  '[{"startedAt":1,"ceremonyId":null,"opened":{},"edits":{}}]',
  'null',
  '?',
])('what is no draft of this version is not offered: %s', async (text) => {
  await leaveUnsaved('Acto a medias');
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
  load();
  await screen.findAllByRole('rowheader');
  expect(screen.queryByText('Quedaron cambios sin guardar')).toBeNull();
});
