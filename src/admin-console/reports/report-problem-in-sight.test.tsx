import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderConsole } from '#testing/host/render-console.tsx';

beforeEach(() => page.viewport(768, 800));

test('the field with a problem is focused in full sight, below the top bar', async () => {
  const { unmount } = await renderConsole({ at: '/admin/reports' });
  await userEvent.click(await screen.findByRole('button', { name: 'Generar y Descargar Reporte' }));
  const kinds = await screen.findByRole('radiogroup', { name: /reporte/i });
  expect(kinds).toContainElement(document.activeElement as HTMLElement);
  const bar = screen.getByRole('banner').getBoundingClientRect();
  expect(bar.top).toBe(0);
  expect(kinds.getBoundingClientRect().top).toBeGreaterThan(bar.bottom);
  unmount();
});
