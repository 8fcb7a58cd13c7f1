import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { WidgetFrame } from '#provider/widget-frame.tsx';
import { type LazyView, lazyView } from '#react/lazy.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LazyDialog } from './lazy-dialog.tsx';

beforeEach(() => {
  // As a slow device, which renders no frame before the next key.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});

interface OwnDialogProps {
  readonly onClose: () => void;
}

function OwnDialog({ onClose }: OwnDialogProps) {
  return (
    <Dialog title="Llegó" isOpen onClose={onClose}>
      <button type="button" onClick={onClose}>
        Listo
      </button>
    </Dialog>
  );
}

interface OpenerProps {
  readonly view: LazyView<OwnDialogProps>;
}

function Opener({ view }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <LazyDialog title="Viene" view={view} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

function open(load: () => Promise<typeof OwnDialog>) {
  render(
    <GraduationProvider api={{ baseUrl: '' }}>
      <WidgetFrame>
        <Opener view={lazyView(load)} />
      </WidgetFrame>
    </GraduationProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
}

const expectFocusBack = () => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();

test('a dialog whose code does not arrive can be tried again, and returns the focus', async () => {
  let attempts = 0;
  await open(async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return OwnDialog;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Llegó' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  expectFocusBack();
});

test('a dialog that is on its way can be closed', async () => {
  await open(() => new Promise(() => undefined));
  const dialog = await screen.findByRole('dialog', { name: 'Viene' });
  expect(within(dialog).getByText('Cargando…')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expectFocusBack();
});
