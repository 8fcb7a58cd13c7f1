import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

const meta = preview.meta({
  title: 'Kit/Drawer',
  component: Drawer,
  args: {
    title: 'Menú',
    isOpen: true,
    onClose: fn(),
    children: <Button variant="quiet">Solicitudes</Button>,
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  },
});

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' } });

export const EscapeClosesIt = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const APressBesideItClosesIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitudes' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
