import { expect, screen, waitFor, within } from 'storybook/test';
import { focused } from '#storybook/focused.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

const fieldNames = Array.from({ length: 14 }, (_, index) => `Campo ${index + 1}`);

const windows = {
  phone: { name: 'Phone', styles: { width: '360px', height: '640px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
  zoomed: { name: '400 %', styles: { width: '320px', height: '256px' } },
} as const;

const meta = preview.meta({
  title: 'Componentes/Diálogo largo',
  component: Dialog,
  parameters: { viewport: { options: windows }, docs: { story: { inline: false } } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: 'Editar solicitud AG-2026-111',
    isOpen: true,
    onClose: () => {},
    footer: (
      <>
        <Button variant="secondary">Cancelar</Button>
        <Button>Guardar</Button>
      </>
    ),
    children: (
      <div style={{ display: 'grid', gap: '1.5em' }}>
        {fieldNames.map((name) => (
          <TextField key={name} name={name} label={name} value="" onChange={() => {}} />
        ))}
      </div>
    ),
  },
});

/** A scroll bar that takes space from the page, as on Windows. */
const classicScrollBar = 'html::-webkit-scrollbar { width: 16px; background: #ddd; }';

async function openDialog() {
  const dialog = await screen.findByRole('dialog');
  const parts = within(dialog);
  const heading = parts.getByRole('heading');
  return { dialog, parts, heading, save: parts.getByRole('button', { name: 'Guardar' }) };
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** True if the element is on top at its centre. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
}

async function titleAndButtonsStay() {
  const { dialog, parts, heading, save } = await openDialog();
  await waitFor(() => expect(dialog).toHaveAttribute('data-more-below'));
  await expect(dialog).not.toHaveAttribute('data-more-above');
  await expect([heading, save].every(isInWindow)).toBe(true);

  parts.getByLabelText('Campo 7').scrollIntoView();
  await waitFor(() => expect(dialog).toHaveAttribute('data-more-above'));
  await expect([heading, save].every(isInWindow)).toBe(true);

  parts.getByLabelText('Campo 14').scrollIntoView({ block: 'end' });
  await expect([heading, save].every(isInWindow)).toBe(true);
}

export const TitleAndButtonsStay = meta.story({
  name: 'Título y botones a la vista',
  play: titleAndButtonsStay,
});

export const BesideScrollBar = meta.story({
  name: 'Junto a una barra de desplazamiento clásica',
  decorators: [
    (Story) => (
      <>
        <style>{classicScrollBar}</style>
        <div style={{ blockSize: '160vh' }}>
          <Story />
        </div>
      </>
    ),
  ],
  play: async () => {
    const { dialog } = await openDialog();
    const underlay = dialog.parentElement?.parentElement;
    await expect(underlay?.getBoundingClientRect().right).toBe(window.innerWidth);
  },
});

export const OnAPhone = meta.story({
  name: 'En un teléfono',
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: titleAndButtonsStay,
});

export const FieldsInSight = meta.story({
  name: 'Ningún campo queda tapado',
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const { parts } = await openDialog();
    for (const name of fieldNames) {
      const field = parts.getByLabelText(name);
      while (focused() !== field) await userEvent.tab();
      await waitFor(() => expect(isInWindow(field) && isOnTop(field)).toBe(true));
    }
  },
});

export const ButtonsLeaveTheBodyAlone = meta.story({
  name: 'Los botones no desplazan el contenido',
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const { dialog, save } = await openDialog();
    await waitFor(() => expect(dialog).toHaveAttribute('data-more-below'));
    while (focused() !== save) await userEvent.tab({ shift: true });
    await expect(dialog.scrollTop).toBe(0);
  },
});

export const InALowWindow = meta.story({
  name: 'En una ventana baja',
  tags: ['behavior'],
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const { parts, heading, save } = await openDialog();
    await expect(isInWindow(heading)).toBe(true);
    await expect(isInWindow(save)).toBe(false);
    parts.getByLabelText('Campo 14').scrollIntoView();
    await waitFor(() => expect(isInWindow(save)).toBe(true));
    await expect(isInWindow(heading)).toBe(false);
  },
});
