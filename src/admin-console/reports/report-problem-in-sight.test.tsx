import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeNetwork } from '../../../tests/browser/fake-network.ts';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { memoryRouter } from '../../routing/memory-router.ts';
import { createFakeAuth } from '../../testing/fake-auth.ts';
import { AdminConsole } from '../admin-console.tsx';

fakeNetwork();
beforeEach(() => page.viewport(768, 800));

test('the field with a problem is focused in full sight, below the top bar', async () => {
  render(
    <GraduationProvider
      api={{ baseUrl: '' }}
      auth={createFakeAuth({ role: 1 })}
      router={memoryRouter('/admin/reports')}
    >
      <AdminConsole />
    </GraduationProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Generar y Descargar Reporte' }));
  const kinds = await screen.findByRole('radiogroup', { name: /reporte/i });
  expect(kinds).toContainElement(document.activeElement as HTMLElement);
  const bar = screen.getByRole('banner').getBoundingClientRect();
  expect(bar.top).toBe(0);
  expect(kinds.getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
});
