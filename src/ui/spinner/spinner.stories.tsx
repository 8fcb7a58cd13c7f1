import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner });

export const WithALabelItIsAnnounced = meta.story({
  args: { label: 'Consultando…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Consultando…');
  },
});

export const AloneItIsDecoration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const InTheDark = meta.story({
  args: { label: 'Consultando…' },
  globals: { colorScheme: 'dark' },
});
