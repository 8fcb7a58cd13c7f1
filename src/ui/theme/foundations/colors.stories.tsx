import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { PaletteBoard } from '../palette/palette-board.fixtures.tsx';
import { ColorBoard } from './color-board.fixtures.tsx';
import { TokenFiles } from './token-files.fixtures.tsx';

const meta = preview.meta({ title: 'Fundamentos/Colores' });

export const Light = meta.story({
  name: 'En claro',
  parameters: { bare: true },
  render: (_, { globals }) => <ColorBoard theme={storyLook(globals).theme} scheme="light" />,
});

export const Dark = meta.story({
  name: 'En oscuro',
  parameters: { bare: true },
  render: (_, { globals }) => <ColorBoard theme={storyLook(globals).theme} scheme="dark" />,
});

export const Contrasts = meta.story({
  name: 'Contrastes',
  render: (_, { globals }) => {
    const { theme } = storyLook(globals);
    return <PaletteBoard theme={theme} scheme={theme.colorScheme === 'dark' ? 'dark' : 'light'} />;
  },
});

export const Files = meta.story({
  name: 'Archivos para exportar',
  render: (_, { globals }) => <TokenFiles theme={storyLook(globals).theme} />,
});

export const FileRead = meta.story({
  ...Files.input,
  name: 'El archivo se puede leer',
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'birrete.tokens.json' });
    const file = await fetch(link.getAttribute('href') ?? '');
    await expect(await file.json()).toHaveProperty('color.light.page.$value.colorSpace', 'srgb');
  },
});
