import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

const meta = preview.meta({
  title: 'Componentes/Panel lateral',
  component: Drawer,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: 'Menú',
    isOpen: true,
    onClose: fn(),
    children: <Button variant="quiet">Solicitudes</Button>,
  },
});

export const Open = meta.story({
  name: 'Abierto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.ui.close })).toHaveFocus();
  },
});

export const EscapeCloses = meta.story({
  name: 'Escape lo cierra',
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PressBesideCloses = meta.story({
  name: 'Se cierra al pulsar al lado',
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitudes' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
