import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AdminConsole } from '#admin-console/admin-console.tsx';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { memoryRouter } from '#routing/memory-router.ts';
import { createFakeAuth } from '#testing/fake-auth.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';

fakeNetwork();

test('the space bar on the cell of a code selects the application, and again takes it back', async () => {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/applications?status=pending')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  const [checkbox] = await within(await screen.findByRole('grid')).findAllByRole('checkbox');
  const cell = checkbox?.closest('td');
  cell?.focus();
  await waitFor(() => expect(cell).toHaveFocus());

  await userEvent.keyboard(' ');
  expect(checkbox).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Aprobar seleccionada (1)' })).toBeVisible();
  expect(cell).toHaveFocus();

  await userEvent.keyboard('{ArrowDown}{ArrowUp} ');
  expect(checkbox).not.toBeChecked();
});
