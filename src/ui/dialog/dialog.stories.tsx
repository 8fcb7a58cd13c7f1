import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = preview.meta({
  title: 'Componentes/Diálogo',
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
  args: { title: 'Aprobar solicitud', isOpen: false, onClose: () => {}, children: null },
});

interface DeletionProps {
  readonly isOpenAtFirst?: boolean;
  readonly isDismissable?: boolean;
}

function Deletion({ isOpenAtFirst = false, isDismissable = true }: DeletionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Eliminar
      </Button>
      <Dialog
        title="¿Eliminar Acto de Grado Julio 2026?"
        tone="danger"
        isOpen={isOpen}
        onClose={close}
        isDismissable={isDismissable}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button variant="danger">Eliminar</Button>
          </>
        }
      >
        También se eliminarán sus 24 solicitudes. Esta acción no se puede deshacer.
      </Dialog>
    </>
  );
}

export const NotDismissible = meta.story({
  name: 'Sin cierre mientras algo está en curso',
  render: () => <Deletion isOpenAtFirst isDismissable={false} />,
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('button', { name: messages.ui.close })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const Open = meta.story({
  name: 'Confirmación abierta',
  render: () => <Deletion isOpenAtFirst />,
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: /Julio 2026/ })).toBeVisible();
  },
});

export const FocusReturn = meta.story({
  name: 'Toma el foco y lo devuelve',
  tags: ['behavior'],
  render: () => <Deletion />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Eliminar' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: /Julio 2026/ });
    await waitFor(() => expect(dialog.contains(focused())).toBe(true));

    for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
    await expect(dialog.contains(focused())).toBe(true);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const PressOutside = meta.story({
  name: 'Se cierra al pulsar fuera',
  tags: ['behavior'],
  render: () => <Deletion isOpenAtFirst />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const sheet = dialog.parentElement;
    await userEvent.click(sheet?.parentElement ?? document.body);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const InTheDark = meta.story({
  name: 'En oscuro',
  tags: ['behavior'],
  render: () => <Deletion isOpenAtFirst />,
  globals: { colorScheme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const root = dialog.closest('[data-birrete-root]') ?? dialog;
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
  },
});
