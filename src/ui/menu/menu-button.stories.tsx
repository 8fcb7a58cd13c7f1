import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EllipsisIcon } from '../icon/action-icons.tsx';
import { MenuButton } from './menu-button.tsx';

const approve = fn();
const pending = fn();
const reject = fn();

const meta = preview.meta({
  title: 'Componentes/Menú',
  component: MenuButton,
  args: {
    label: 'Cambiar estado de la solicitud AG-2026-001',
    children: <EllipsisIcon />,
    items: [
      { id: 'approve', label: 'Aprobar', onAction: approve },
      { id: 'pending', label: 'Marcar como pendiente', isDisabled: true, onAction: pending },
      { id: 'reject', label: 'Rechazar', onAction: reject },
    ],
  },
  beforeEach: () => {
    approve.mockClear();
    pending.mockClear();
    reject.mockClear();
  },
});

const name = 'Cambiar estado de la solicitud AG-2026-001';

export const Closed = meta.story({ name: 'Cerrado' });

export const Open = meta.story({
  name: 'Abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole('menu', { name })).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  name: 'Con el teclado, y el foco vuelve',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Aprobar' })).toHaveFocus());
    // The disabled item is skipped; arrows wrap around.
    for (const [keys, item] of [
      ['{ArrowDown}', 'Rechazar'],
      ['{ArrowDown}', 'Aprobar'],
      ['{ArrowUp}', 'Rechazar'],
      ['{Home}', 'Aprobar'],
      ['{End}', 'Rechazar'],
      ['á', 'Aprobar'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(screen.getByRole('menuitem', { name: item })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rechazar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(reject).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
});

export const EscapeCloses = meta.story({
  name: 'Escape lo cierra sin elegir',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(approve).not.toHaveBeenCalled();
  },
});

export const DisabledItem = meta.story({
  name: 'Una opción no disponible no hace nada',
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    const item = await screen.findByRole('menuitem', { name: 'Marcar como pendiente' });
    await userEvent.click(item);
    await expect(pending).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
});
