// @module-tag rare
import { cleanup, screen, within } from '@testing-library/react';
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
  openConsole('/admin/titles');
}

const notes = () => screen.findByRole('textbox', { name: /^Notas/ });

async function handOver(row: number) {
  const buttons = await screen.findAllByRole('button', { name: /^Registrar entrega de/ });
  await userEvent.click(buttons[row] ?? document.body);
  return buttons[row]?.getAttribute('aria-label') ?? buttons[row]?.textContent ?? '';
}

test('a draft whose form is gone is offered again, and not used for another row', async () => {
  const university = createFakeUniversity();
  const [template] = university.handovers;
  if (template === undefined) throw new Error('No title has been collected');
  university.handovers.length = 0;
  network.use(...graduationHandlers({ university, extras: ['handover'] }));
  load();
  const name = await handOver(0);
  await userEvent.type(await notes(), 'Trajo su carné');

  const title = university.rows.titles.find(
    ({ first_name, last_name }) => name.includes(`${first_name} `) && name.includes(last_name),
  );
  university.handovers.push({ ...template, title_id: title?.id ?? 0 });
  load();
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  const entries = within(await screen.findByRole('dialog', { name: 'Entrega del título' }));
  const [close] = await entries.findAllByRole('button', { name: 'Cerrar' });
  await userEvent.click(close ?? document.body);
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();

  await handOver(1);
  expect(await notes()).toHaveValue('');
});
