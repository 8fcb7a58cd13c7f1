import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { type Toast, ToastRegion } from './toast-region.tsx';

const toasts: readonly Toast<string>[] = [
  { id: 'sent', tone: 'success', title: '¡Solicitud enviada exitosamente!' },
  {
    id: 'failed',
    tone: 'error',
    title: 'Error al cargar las solicitudes',
    detail: 'Error de conexión. Por favor, verifica tu internet.',
  },
];

const meta = preview.meta({
  title: 'Componentes/Avisos emergentes',
  component: ToastRegion<string>,
  parameters: { docs: { story: { inline: false } } },
  args: {
    label: 'Avisos',
    toasts,
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
});

export const SuccessAndFailure = meta.story({
  name: 'Éxito y error',
  play: async () => {
    await expect(screen.getByText('¡Solicitud enviada exitosamente!')).toBeVisible();
    await expect(screen.getByText(/verifica tu internet/)).toBeVisible();
  },
});

export const BelowABar = meta.story({
  name: 'Debajo de una barra',
  args: { inset: '4em' },
  play: async () => {
    await expect(screen.getByRole('region').getBoundingClientRect().top).toBe(64);
  },
});

export const BesideTheFocus = meta.story({
  name: 'Junto a lo que no debe tapar',
  decorators: [
    (Story) => (
      <>
        <header
          data-keep-clear=""
          style={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, blockSize: 60 }}
        />
        <input
          aria-label="Nombre"
          style={{ position: 'fixed', insetBlockStart: 90, insetInlineEnd: 0, blockSize: 44 }}
        />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const top = () => screen.getByRole('region').getBoundingClientRect().top;
    const field = canvas.getByRole('textbox', { name: 'Nombre' });
    await expect(top()).toBe(68);
    await userEvent.click(field);
    await expect(top()).toBe(field.getBoundingClientRect().bottom + 8);
  },
});

export const BesideADialogThatGrows = meta.story({
  name: 'Junto a un diálogo que crece',
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <>
        <div
          role="dialog"
          aria-label="Emisión"
          style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}
        >
          <header data-keep-clear="" style={{ blockSize: 60 }} />
          <div style={{ blockSize: 100 }} />
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const top = () => screen.getByRole('region').getBoundingClientRect().top;
    const dialog = canvas.getByRole('dialog');
    await expect(top()).toBe(0);
    dialog.style.blockSize = '100%';
    await waitFor(() => expect(top()).toBe(68));
    dialog.style.blockSize = '';
    await waitFor(() => expect(top()).toBe(0));
  },
});

export const WaitsUnderPointer = meta.story({
  name: 'Espera bajo el puntero',
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    await userEvent.hover(screen.getByText('¡Solicitud enviada exitosamente!'));
    await expect(args.onPause).toHaveBeenCalledWith('sent');
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.unhover(screen.getByText('¡Solicitud enviada exitosamente!'));
    await expect(args.onResume).toHaveBeenCalledWith('sent');
  },
});

export const WaitsUnderFocus = meta.story({
  name: 'Espera con el foco',
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const [first, second] = screen.getAllByRole('button', { name: messages.ui.dismiss });
    first?.focus();
    await expect(args.onPause).toHaveBeenCalledWith('sent');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(args.onResume).toHaveBeenCalledWith('sent');
  },
});

export const Dismissed = meta.story({
  name: 'Se puede descartar',
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const [first] = screen.getAllByRole('button', { name: messages.ui.dismiss });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onDismiss).toHaveBeenCalledWith('sent');
  },
});
