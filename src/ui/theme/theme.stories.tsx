import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyLook } from '#storybook/story-look.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { PaletteBoard } from './palette/palette-board.fixtures.tsx';
import type { Theme } from './theme.ts';
import { WidgetRoot } from './widget-root.tsx';

const meta = preview.meta({
  title: 'Fundamentos/Tema',
  component: WidgetRoot,
  parameters: { bare: true },
  args: { children: null },
  render: ({ theme, ...args }, { globals }) => (
    <WidgetRoot {...args} theme={{ ...storyLook(globals).theme, ...theme }} />
  ),
});

const sample = (
  <div
    style={{ display: 'grid', gap: '1.5em', padding: '2em 1em', maxWidth: '44em', margin: 'auto' }}
  >
    <Heading level={1} size="display">
      Solicitud de título
    </Heading>
    <Stepper
      label="Pasos"
      steps={[
        { id: 'a', label: 'Acto', state: 'complete' },
        { id: 'b', label: 'Carrera', state: 'current' },
        { id: 'c', label: 'Datos', state: 'upcoming' },
        { id: 'd', label: 'Confirmar', state: 'upcoming' },
      ]}
    />
    <Card>
      <div style={{ display: 'grid', gap: '1em', justifyItems: 'start' }}>
        <Badge tone="info">Abierto</Badge>
        <Heading level={2} size="title">
          Acto de Grado Julio 2026
        </Heading>
        <Text>
          Aula Magna, 17 de julio de 2026. <Link href="#">Cómo llegar</Link>
        </Text>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75em' }}>
          <Button>Siguiente</Button>
          <Button variant="secondary">Anterior</Button>
        </div>
      </div>
    </Card>
  </div>
);

function themed(theme: Theme) {
  return { args: { theme, children: sample } };
}

export const Default = meta.story({ name: 'De fábrica', ...themed({}) });
export const Blue = meta.story({
  name: 'Universidad azul',
  ...themed({ brand: '#003e7e', radius: 'none' }),
});
export const Golden = meta.story({
  name: 'Universidad dorada',
  ...themed({ brand: '#ffd100', radius: 'large' }),
});
export const GreenAndCompact = meta.story({
  name: 'Universidad verde y compacta',
  ...themed({ brand: '#1d5c3b', density: 'compact', headingFont: 'inherit' }),
});

export const Raised = meta.story({
  name: 'Con sombras',
  ...themed({ brand: '#00529b', elevation: 'raised' }),
});
export const Parts = meta.story({
  name: 'Partes con estilo propio',
  ...themed({
    brand: '#00529b',
    radius: 12,
    baseSize: 'large',
    focus: '#b3261e',
    parts: {
      card: { borderInlineStart: '6px solid var(--birrete-accent)' },
      heading: { textTransform: 'uppercase', letterSpacing: '0.04em' },
      button: { fontWeight: 700, "[data-variant='secondary']": { borderStyle: 'dashed' } },
    },
  }),
  play: async ({ canvas }) => {
    const secondary = canvas.getByRole('button', { name: 'Anterior' });
    await expect(secondary).toHaveStyle({ borderStyle: 'dashed', fontWeight: '700' });
  },
});

export const Flat = meta.story({
  name: 'Sin sombras',
  ...themed({ brand: '#00529b', elevation: 'flat' }),
});

/** Every pair of colours of a university with a golden brand, with its contrast and its requirement. */
export const Palette = meta.story({
  name: 'Paleta y contrastes',
  render: (_, { globals }) => {
    const { colorScheme } = storyLook(globals).theme;
    return (
      <WidgetRoot theme={{ brand: '#ffd100', colorScheme }}>
        <PaletteBoard
          theme={{ brand: '#ffd100' }}
          scheme={colorScheme === 'dark' ? 'dark' : 'light'}
        />
      </WidgetRoot>
    );
  },
});

export const TwoUniversities = meta.story({
  name: 'Dos universidades en una página',
  render: () => (
    <>
      <WidgetRoot theme={{ brand: '#003e7e' }}>
        <Button>Azul</Button>
      </WidgetRoot>
      <WidgetRoot theme={{ brand: '#1d5c3b', colorScheme: 'dark' }}>
        <Button>Verde</Button>
      </WidgetRoot>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const blue = getComputedStyle(canvas.getByRole('button', { name: 'Azul' }));
    const green = getComputedStyle(canvas.getByRole('button', { name: 'Verde' }));
    await expect(blue.backgroundColor).toBe('rgb(0, 62, 126)');
    await expect(green.backgroundColor).not.toBe(blue.backgroundColor);
    const root = canvasElement.ownerDocument.documentElement;
    await expect(getComputedStyle(root).getPropertyValue('--birrete-accent')).toBe('');
  },
});

/** The host's rules for bare elements do not affect the widget. */
export const InAStubbornPage = meta.story({
  name: 'En un sitio con estilos invasivos',
  tags: ['behavior'],
  args: { theme: {}, children: sample },
  decorators: [
    (Story) => (
      <div className="stubborn" style={{ color: 'red', letterSpacing: '3px', textAlign: 'right' }}>
        <style>{`button, h1, h2, a, li, ol, span { font: 9px monospace; color: red; margin: 9px; padding: 7px; border: 3px solid red; letter-spacing: 5px; text-transform: uppercase; background: yellow; }`}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(button.color).toBe('rgb(255, 255, 255)');
    await expect(button.letterSpacing).toBe('normal');
    await expect(button.margin).toBe('0px');
    await expect(button.fontSize).toBe('16px');
    const title = getComputedStyle(canvas.getByRole('heading', { level: 2 }));
    await expect(title.textAlign).toBe('start');
    await expect(title.textTransform).toBe('none');
    await expect(title.borderTopWidth).toBe('0px');
  },
});
