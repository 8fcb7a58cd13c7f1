import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { createToastStore } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

test('dismissing a notice by keyboard returns the focus', async () => {
  const store = createToastStore();
  render(
    <WidgetRoot>
      <button type="button">Guardar</button>
      <Toasts store={store} label="Avisos" />
    </WidgetRoot>,
  );
  act(() => {
    store.show({ tone: 'error', title: 'No' });
    store.show({ tone: 'error', title: 'Otra cosa' });
  });
  screen.getByRole('button', { name: 'Guardar' }).focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Otra cosa')).toBeNull();
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus();
});
