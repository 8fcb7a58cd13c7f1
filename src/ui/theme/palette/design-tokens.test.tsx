import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Theme } from '../theme.ts';
import { WidgetRoot } from '../widget-root.tsx';
import { designTokenSheet } from './design-token-sheet.ts';
import { type DesignToken, type DesignTokenGroup, designTokens } from './design-tokens.ts';
import { colorTokens, measureTokens } from './tokens.ts';

const themes: readonly Theme[] = [
  {},
  { brand: '#ffd100', radius: 'large', density: 'compact', elevation: 'raised' },
  { brand: '#101418', radius: 'none', font: "'Source Sans 3', sans-serif", headingFont: 'inherit' },
];
const schemes = ['light', 'dark'] as const;
const names = Object.keys({ ...colorTokens({}, 'light'), ...measureTokens({}) });

/** The computed custom properties in a widget with the theme. */
function usedBy(theme: Theme): (name: string) => string {
  const shown = render(<WidgetRoot theme={theme}>Texto</WidgetRoot>);
  const used = getComputedStyle(screen.getByText('Texto'));
  const values = new Map(names.map((name) => [name, used.getPropertyValue(`--birrete-${name}`)]));
  shown.unmount();
  return (name) => values.get(name) ?? '';
}

/** Every token of a file by its path, `color.light.page`. */
function tokensIn(group: DesignTokenGroup, path: readonly string[] = []): Map<string, unknown> {
  const found = Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'string') return [];
    const own = [...path, name];
    if (isToken(value)) return [[own.join('.'), value.$value]];
    return [...tokensIn(value, own)];
  });
  return new Map(found);
}

function isToken(value: DesignToken | DesignTokenGroup): value is DesignToken {
  return '$value' in value;
}

test.each(themes)('the style sheet declares what a widget uses: %o', (theme) => {
  const page = document.createElement('iframe');
  document.body.append(page);
  const inside = page.contentDocument;
  const view = page.contentWindow;
  if (inside === null || view === null) throw new Error('The frame has no document.');
  const sheet = inside.head.appendChild(inside.createElement('style'));
  sheet.textContent = designTokenSheet(theme);
  const own = view.getComputedStyle(inside.documentElement);
  for (const scheme of schemes) {
    const used = usedBy({ ...theme, colorScheme: scheme });
    for (const name of names) {
      const value = inScheme(own.getPropertyValue(`--birrete-${name}`), scheme);
      expect([name, scheme, unspaced(value)]).toEqual([name, scheme, unspaced(used(name))]);
    }
  }
  page.remove();
});

function inScheme(value: string, scheme: 'light' | 'dark'): string {
  return value.replace(/light-dark\((.+), (.+)\)/, scheme === 'light' ? '$1' : '$2');
}

/** styled-components removes the space after a comma. */
function unspaced(value: string): string {
  return value.replaceAll(', ', ',');
}

/** A colour as the browser writes it; other values unchanged. */
function sameColor(value: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = value;
  const read = probe.style.color === '' ? value : getComputedStyle(probe).color;
  probe.remove();
  return read;
}

test.each(themes)('the file for design tools holds what a widget uses: %o', (theme) => {
  const tokens = tokensIn(designTokens(theme));
  const { density = 'comfortable', radius = 'small' } = theme;
  for (const scheme of schemes) {
    const used = usedBy({ ...theme, colorScheme: scheme });
    const paths = new Map(
      names.flatMap((name): [string, string][] => {
        const [group = '', rest = ''] = name.split(/-(.*)/);
        if (name in colorTokens({}, scheme)) return [[name, `color.${scheme}.${name}`]];
        if (group === 'size') return [[name, `size.${rest}`]];
        if (group === 'space' || group === 'control') {
          return [[name, `${group}.${density}.${rest}`]];
        }
        return group === 'radius' ? [[name, `radius.${radius}.${rest}`]] : [];
      }),
    );
    for (const [name, path] of paths) {
      expect([path, cssOf(tokens.get(path))]).toEqual([path, sameColor(used(name))]);
    }
    const apart = names.filter((name) => !paths.has(name));
    expect(apart).toEqual(['shadow', 'card-shadow', 'background', 'font', 'heading-font', 'layer']);
  }
});

function cssOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('hex' in value) return sameColor(String(value.hex));
  if ('components' in value && Array.isArray(value.components) && 'alpha' in value) {
    const [red, green, blue] = value.components.map((share) => Math.round(share * 255));
    return `rgba(${red}, ${green}, ${blue}, ${value.alpha})`;
  }
  if (!('value' in value && 'unit' in value)) return value;
  if (value.value === 0) return '0';
  return `${value.value}${value.unit === 'rem' ? 'em' : value.unit}`;
}

test('families are listed by name, and the shadow refers to its colour', () => {
  const tokens = tokensIn(designTokens({ font: "'Source Sans 3', sans-serif" }));
  expect(tokens.get('font.text')).toEqual(['Source Sans 3', 'sans-serif']);
  expect(tokens.get('font.heading')).toContain('Palatino Linotype');
  expect(tokens.get('shadow.dark')).toEqual({
    color: '{color.dark.shade}',
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 12, unit: 'px' },
    blur: { value: 32, unit: 'px' },
    spread: { value: -12, unit: 'px' },
  });
  expect(tokens.has('color.dark.shade')).toBe(true);
});

test('an inherited family is left out of a file', () => {
  const tokens = tokensIn(designTokens({ font: 'inherit' }));
  expect(tokens.get('font.text')).toContain('Segoe UI');
});
