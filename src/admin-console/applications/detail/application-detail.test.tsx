import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { openConsole } from '#admin-console/open-console.fixtures.tsx';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { failWith } from '#testing/fake-api/faults.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import type { ApplicationRow } from '#testing/university/rows.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

const network = fakeNetwork();
const code = 'AG-2026-009';

/** Opens the detail of an application with these values. */
async function openDetail(values: Partial<ApplicationRow>, ...faults: readonly HttpHandler[]) {
  const university = createFakeUniversity();
  university.rows.genders.push({ id: 3, name: 'No binario' });
  for (const row of university.rows.applications) {
    if (row.application_code === code) Object.assign(row, values);
  }
  network.use(...faults, ...graduationHandlers({ university }));
  openConsole('/admin/applications');
  const view = { name: `Ver detalle de ${code}` };
  await userEvent.click(await screen.findByRole('button', view));
  return within(await screen.findByRole('dialog'));
}

test('shows the name of a third gender from the list of genders', async () => {
  const dialog = await openDetail({ gender_id: 3 });
  expect(await dialog.findByText('No binario')).toBeVisible();
});

test('does not read the list of genders for the two standard ones', async () => {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname);
  });
  const dialog = await openDetail({ gender_id: 2 });
  expect(dialog.getByText('Femenino')).toBeVisible();
  expect(asked).not.toContain('/api/genders');
});

test('shows the detail even if the list of genders can’t be read', async () => {
  const dialog = await openDetail({ gender_id: 3 }, failWith('GET /api/genders', { status: 500 }));
  expect(dialog.getByText('Género').nextSibling).toHaveTextContent('No disponible');
  expect(screen.queryByRole('img', { name: 'Error' })).toBeNull();
});

test('list and detail state the type of the identity document once', async () => {
  const dialog = await openDetail({
    identification_type: 'CI',
    id_number: 'C.I. 0912345678',
  });
  expect(dialog.getByText('CI-0912345678')).toBeVisible();
  const row = screen.getByRole('row', { name: /Lara Ordóñez/, hidden: true });
  expect(within(row).getByText('CI-0912345678')).toBeInTheDocument();
  expect(screen.queryByText(/C\.I\./)).toBeNull();
});
