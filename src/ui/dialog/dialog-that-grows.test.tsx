import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog with content of a height in pixels, and a list that extends beyond it. */
const growingDialog = (height: number) => (
  <GraduationProvider api={{ baseUrl: '' }}>
    <WidgetFrame>
      <Dialog title="Guion de llamado" isOpen onClose={() => undefined}>
        <div style={{ blockSize: height, position: 'relative' }}>
          <p style={{ position: 'absolute', insetBlockStart: 2000 }}>Lista abierta</p>
        </div>
      </Dialog>
    </WidgetFrame>
  </GraduationProvider>
);

test('a dialog that grows beyond the window shows its beginning', async () => {
  const { rerender } = render(growingDialog(40));
  const dialog = page.getByRole('dialog').element();
  // The list scrolls the dialog, which has not been measured yet.
  page.getByText('Lista abierta').element().scrollIntoView();
  expect(dialog.scrollTop).toBeGreaterThan(0);
  await expect.element(dialog).toHaveAttribute('data-fits');

  rerender(growingDialog(3000));

  await expect.element(dialog).not.toHaveAttribute('data-fits');
  expect(dialog.scrollTop).toBe(0);
});
