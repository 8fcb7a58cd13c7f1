import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from '../card/card.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { inheritedTheme } from './inherited-theme.ts';
import type { Theme } from './theme.ts';
import { WidgetRoot } from './widget-root.tsx';

function inPage(style: string, theme: Theme) {
  const page = document.createElement('div');
  page.setAttribute('style', style);
  document.body.append(page);
  const shown = render(
    <WidgetRoot theme={theme}>
      <Heading level={2}>Título</Heading>
      <Text>Texto</Text>
      <Card>Tarjeta</Card>
    </WidgetRoot>,
    { container: page },
  );
  return { page, shown };
}

function hostStyle(text: string): CSSStyleDeclaration {
  return getComputedStyle(screen.getByText(text));
}

test("a widget inherits the page's font if the theme says so", () => {
  inPage('font-family: Courier', { font: 'inherit', headingFont: 'inherit' });
  expect(hostStyle('Texto').fontFamily).toBe('Courier');
  expect(hostStyle('Título').fontFamily).toBe('Courier');
});

test('a widget is dark in a dark page', () => {
  const { page } = inPage('color-scheme: dark', { colorScheme: 'inherit' });
  expect(hostStyle('Texto').color).toBe('rgb(239, 232, 222)');
  expect(hostStyle('Tarjeta').backgroundColor).toBe('rgb(32, 28, 25)');
  page.style.colorScheme = 'light';
  expect(hostStyle('Texto').color).toBe('rgb(42, 35, 30)');
});

test('a widget stays light in a dark page by default', () => {
  inPage('color-scheme: dark', {});
  expect(hostStyle('Texto').color).toBe('rgb(42, 35, 30)');
});

test('cards cast a shadow only with elevation `raised`', () => {
  inPage('', { elevation: 'raised' });
  expect(hostStyle('Tarjeta').boxShadow).not.toBe('none');
  cleanup();
  inPage('', { elevation: 'soft' });
  expect(hostStyle('Tarjeta').boxShadow).toBe('none');
});

test.each([
  ['--birrete-brand: #00529b', '#00529b'],
  ['--navy: rgb(0 0 128); --birrete-brand: var(--navy)', '#000080'],
  ['--birrete-brand: hsl(120 100% 25%)', '#008000'],
])('the brand is the colour that the page declares: %s', (style, brand) => {
  const page = document.createElement('section');
  page.setAttribute('style', style);
  const place = page.appendChild(document.createElement('div'));
  document.body.append(page);
  expect(inheritedTheme(place)).toEqual({
    brand,
    background: 'none',
    font: 'inherit',
    headingFont: 'inherit',
    colorScheme: 'inherit',
  });
});

test.each(['--birrete-brand: blau', '--birrete-brand: rgb(0 0 0 / 20%)', ''])(
  'without a colour stated the default brand stands: "%s"',
  (style) => {
    const place = document.createElement('div');
    place.setAttribute('style', style);
    document.body.append(place);
    expect(inheritedTheme(place)).not.toHaveProperty('brand');
  },
);

test('a widget has the background of the page around it', () => {
  const { page } = inPage('background-color: rgb(240 244 255)', {});
  const inner = page.appendChild(document.createElement('div'));
  expect(inheritedTheme(inner).background).toBe('#f0f4ff');
  page.style.backgroundImage = 'linear-gradient(red, blue)';
  expect(inheritedTheme(inner).background).toBe('none');
});

test('without a background, a widget is transparent', () => {
  const { shown } = inPage('', { background: 'none' });
  const root = shown.container.querySelector('[data-birrete-root]') ?? shown.container;
  expect(getComputedStyle(root).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});
