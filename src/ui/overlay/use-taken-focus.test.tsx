import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatePickerField } from '../date-picker/date-picker-field.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MenuButton } from '../menu/menu-button.tsx';

beforeEach(() => {
  // As a slow device, which renders no frame before the next key.
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
});

const approve = vi.fn();

function ButtonOfDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Aprobar
      </button>
      <Dialog
        title="Aprobar solicitud"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={approve}>
            Aprobar ahora
          </button>
        }
      >
        Se aprobará.
      </Dialog>
    </>
  );
}

const MenuOfRow = () => (
  <MenuButton label="Cambiar estado" items={[{ id: '1', label: 'Aprobar', onAction: approve }]}>
    …
  </MenuButton>
);

const DateWithCalendar = () => <DatePickerField label="Fecha" value="" onChange={() => {}} />;

test.for<[string, ComponentType, role: string]>([
  ['dialog', ButtonOfDialog, 'dialog'],
  ['menu', MenuOfRow, 'menu'],
  ['calendar', DateWithCalendar, 'dialog'],
])('a %s that Enter opens has the focus before the next frame', async ([, Opener, role]) => {
  render(<Opener />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  const overlay = await screen.findByRole(role);
  expect(overlay.matches(':focus-within')).toBe(true);
});

test('Ctrl+Enter right after the Enter that opened a dialog presses its action once', async () => {
  approve.mockClear();
  render(<ButtonOfDialog />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  expect(approve).toHaveBeenCalledOnce();
});

test('an open dialog never leaves the focus to the page while it repeats its focus', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<ButtonOfDialog />);
  screen.getByRole('button').focus();
  act(() => screen.getByRole('button').click());
  const dialog = screen.getByRole('dialog');
  const received = vi.fn();
  dialog.addEventListener('focus', received);
  vi.advanceTimersByTime(500);
  expect(received).toHaveBeenCalledOnce();
  expect(dialog).toHaveFocus();
});
