import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
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
  title: 'Kit/Theme',
  component: WidgetRoot,
  parameters: { bare: true },
  args: { children: null },
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

export const TheDefault = meta.story(themed({}));
export const TheDefaultInTheDark = meta.story(themed({ colorScheme: 'dark' }));
export const ABlueUniversity = meta.story(themed({ brand: '#003e7e', radius: 'none' }));
export const AGoldenUniversity = meta.story(themed({ brand: '#ffd100', radius: 'large' }));
export const AGoldenUniversityInTheDark = meta.story(
  themed({ brand: '#ffd100', colorScheme: 'dark' }),
);
export const AGreenAndCompactUniversity = meta.story(
  themed({ brand: '#1d5c3b', density: 'compact', headingFont: 'inherit' }),
);

export const ARaisedUniversity = meta.story(themed({ brand: '#00529b', elevation: 'raised' }));
export const AFlatUniversity = meta.story(themed({ brand: '#00529b', elevation: 'flat' }));

/** Every pair of colours of a golden university, with its contrast and what it needs. */
export const Palette = meta.story({
  args: {
    theme: { brand: '#ffd100' },
    children: <PaletteBoard theme={{ brand: '#ffd100' }} scheme="light" />,
  },
});
export const PaletteInTheDark = meta.story({
  args: {
    theme: { brand: '#ffd100', colorScheme: 'dark' },
    children: <PaletteBoard theme={{ brand: '#ffd100' }} scheme="dark" />,
  },
});

/** What a host's own style sheet does to bare elements stays outside. */
export const InAStubbornPage = meta.story({
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

export const TwoUniversitiesOnOnePage = meta.story({
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
