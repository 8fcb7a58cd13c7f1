// @module-tag rare
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();

/** Reloads the page: only the tab's storage remains. */
function load() {
  cleanup();
  openConsole('/admin/config/documents');
}

/** On a busy machine the console takes longer than the usual second to appear. */
const slow = { timeout: 20_000 };

const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name }, slow);
  await userEvent.click(button ?? document.body);
};

const form = async () =>
  within(await screen.findByRole('dialog', { name: 'Editar documento' }, slow));

test('a resumed template does not silently replace a change made meanwhile', async () => {
  const university = createFakeUniversity();
  network.use(...graduationHandlers({ university, extras: ['documents', 'if-match'] }));
  const [row] = university.rows.documentTemplates;
  if (row === undefined) throw new Error('There is no template');
  load();
  await press(`Editar ${row.name}`);
  const name = await (await form()).findByRole('textbox', { name: /^Nombre/ }, slow);
  await userEvent.clear(name);
  await userEvent.type(name, 'Diploma de honor');
  Object.assign(row, { name: 'Diploma de otra persona' });

  load();
  await press('Continuar');
  const resumed = await (await form()).findByRole('textbox', { name: /^Nombre/ }, slow);
  expect(resumed).toHaveValue('Diploma de honor');
  await press('Guardar');
  expect(await (await form()).findByText(/^Este registro cambió/, {}, slow)).toBeVisible();
  expect(await (await form()).findByText(/^Cambió: nombre, igual que tú/, {}, slow)).toBeVisible();
  expect(row.name).toBe('Diploma de otra persona');

  await press('Guardar');
  await waitFor(() => expect(row.name).toBe('Diploma de honor'), slow);
});

test('two users who edit one template lose no element of either, and the second sees what changed', async () => {
  const university = createFakeUniversity();
  network.use(...graduationHandlers({ university, extras: ['documents', 'if-match'] }));
  const [row] = university.rows.documentTemplates;
  const [first] = row?.blocks.filter(({ kind }) => kind === 'text') ?? [];
  if (row === undefined || first === undefined) throw new Error('There is no template');
  const before = row.blocks.length;
  load();
  await press(`Editar ${row.name}`);
  await (await form()).findByRole('textbox', { name: /^Nombre/ }, slow);
  await press('Agregar texto');
  const added = await (await form()).findByRole('textbox', { name: /^Texto/ }, slow);
  await userEvent.type(added, 'Firma el secretario');
  const theirs = { ...first, text: 'Lo que cambió otra persona' };
  Object.assign(row, {
    title: 'Otro archivo',
    blocks: row.blocks.map((block) => (block === first ? theirs : block)),
  });

  await press('Guardar');
  expect(await (await form()).findByText(/^Este registro cambió/, {}, slow)).toBeVisible();
  expect(
    await (await form()).findByText(/^Añadió o cambió: Texto «Lo que cambió/, {}, slow),
  ).toBeVisible();
  expect((await form()).getByText('Cambió: título del archivo.')).toBeVisible();
  expect(row.blocks).toHaveLength(before);

  await press('Guardar');
  await waitFor(() => expect(row.blocks).toHaveLength(before + 1), slow);
  const texts = row.blocks.map((block) => ('text' in block ? block.text : ''));
  expect(texts).toContain('Lo que cambió otra persona');
  expect(texts.at(-1)).toBe('Firma el secretario');
  expect(row.title).toBe('Otro archivo');
});
