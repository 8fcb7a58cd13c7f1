import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { messages } from '#storybook/story-messages.ts';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({ title: 'Componentes/Esqueleto', component: Skeleton });

export const Lines = meta.story({
  name: 'Líneas de texto',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.ui.loading)).toBeInTheDocument();
  },
});

export const Blocks = meta.story({ name: 'Bloques', args: { lines: 2, shape: 'block' } });
