import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton });

export const LinesOfText = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando…');
  },
});

export const Cards = meta.story({ args: { lines: 2, shape: 'block' } });

export const InTheDark = meta.story({ globals: { colorScheme: 'dark' } });
