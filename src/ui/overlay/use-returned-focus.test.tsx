import { render, screen } from '@testing-library/react';
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

function ButtonOfDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rechazar
      </button>
      <Dialog title="Rechazar solicitud" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Motivo" />
      </Dialog>
    </>
  );
}

function MenuOfDialog() {
  const [isOpen, setOpen] = useState(false);
  const items = [{ id: 'reject', label: 'Rechazar', onAction: () => setOpen(true) }];
  return (
    <>
      <MenuButton label="Cambiar estado" items={items}>
        …
      </MenuButton>
      <Dialog title="Rechazar solicitud" isOpen={isOpen} onClose={() => setOpen(false)}>
        {null}
      </Dialog>
    </>
  );
}

const DateWithCalendar = () => <DatePickerField label="Fecha" value="" onChange={() => {}} />;

test.for<[string, ComponentType, role: string]>([
  ['dialog', ButtonOfDialog, 'dialog'],
  ['menu', MenuOfDialog, 'menu'],
  ['calendar', DateWithCalendar, 'dialog'],
])('a %s returns the focus before the next frame', async ([, Opener, role]) => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole(role);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole(role)).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a dialog that a menu opened returns the focus to the button of the menu', async () => {
  render(<MenuOfDialog />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rechazar' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button')).toHaveFocus();
});
