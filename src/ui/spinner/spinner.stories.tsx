import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({ title: 'Componentes/Indicador de carga', component: Spinner });

export const WithLabel = meta.story({
  name: 'Con texto',
  args: { label: 'Consultando…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Consultando…')).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'Solo',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
