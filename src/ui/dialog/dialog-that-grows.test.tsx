import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GraduationProvider } from '../../provider/graduation-provider.tsx';
import { WidgetFrame } from '../../provider/widget-frame.tsx';
import { Dialog } from './dialog.tsx';

const titled = (height: number) => (
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

/** The scrolling area around the dialog's content. */
function scrollerOf(dialog: Element): Element {
  const scroller = dialog.matches('[data-fits]') ? dialog : dialog.querySelector('[data-fits]');
  if (scroller === null) throw new Error('The dialog has not been measured.');
  return scroller;
}

test('a dialog that grows beyond the window shows its beginning', async () => {
  const { rerender } = render(titled(40));
  const dialog = page.getByRole('dialog');
  // Before the dialog has measured its content, an open list scrolls it.
  dialog.getByText('Lista abierta').element().scrollIntoView();
  await expect.poll(() => scrollerOf(dialog.element())).toBeDefined();
  const scroller = scrollerOf(dialog.element());

  rerender(titled(3000));

  await expect.poll(() => scroller.matches('[data-fits]')).toBe(false);
  expect(scroller.scrollTop).toBe(0);
});
