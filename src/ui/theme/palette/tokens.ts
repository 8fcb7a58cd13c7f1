import { defaultTheme, namedRadii, type Theme } from '../theme.ts';
import { contrast, parseHex, toHex } from './color.ts';
import { neutralsOf, tones } from './neutrals.ts';
import { createPalette, darker, type Palette, type Scheme, until, white } from './palette.ts';

/** Custom properties without their `--birrete-` prefix. */
export type Tokens = Readonly<Record<string, string>>;

/** Fills of destructive actions, under white text. */
const dangerFills = { light: '#a22517', dark: '#ab3a29' } as const;

/** The colours of shadows. */
const shades = { light: 'rgb(58 42 28 / 20%)', dark: 'rgb(0 0 0 / 60%)' } as const;

/** The tokens that differ between light and dark. */
export function colorTokens(theme: Theme, scheme: Scheme): Tokens {
  const neutrals = neutralsOf(theme, scheme);
  const palette = createPalette(theme.brand ?? defaultTheme.brand, scheme, neutrals);
  const from = (seed = '') =>
    parseHex(seed) === undefined ? undefined : createPalette(seed, scheme, neutrals);
  const tone = (name: SeedTone) => seedTone(name, from(theme[name]));
  return {
    ...neutrals,
    ...toneTokens(scheme),
    ...tone('success'),
    ...tone('warning'),
    ...tone('danger'),
    accent: palette.accent,
    'on-accent': palette.onAccent,
    'accent-fill': palette.accentFill,
    'accent-fill-hover': palette.accentFillHover,
    'on-accent-fill': palette.onAccentFill,
    'accent-text': palette.accentText,
    'accent-soft': palette.accentSoft,
    'danger-fill': dangerFill(theme.danger) ?? dangerFills[scheme],
    'on-danger': '#ffffff',
    focus: from(theme.focus)?.accent ?? palette.accentText,
    shade: shades[scheme],
  };
}

function toneTokens(scheme: Scheme): Tokens {
  const rows = Object.entries(tones[scheme]).flatMap(([tone, [text, soft, border]]) => [
    [`${tone}-text`, text],
    [`${tone}-soft`, soft],
    [`${tone}-border`, border],
  ]);
  return Object.fromEntries(rows);
}

type SeedTone = 'success' | 'warning' | 'danger';

/** Text, background and edge of a tone from the theme's colour; nothing if the theme has none. */
function seedTone(tone: SeedTone, palette: Palette | undefined): Tokens {
  if (palette === undefined) return {};
  return {
    [`${tone}-text`]: palette.accentText,
    [`${tone}-soft`]: palette.accentSoft,
    [`${tone}-border`]: palette.accentEdge,
  };
}

/** The theme's colour, dark enough for the white text of a destructive action. */
function dangerFill(seed: string | undefined): string | undefined {
  const color = parseHex(seed ?? '');
  return color && toHex(until(color, darker, (next) => contrast(white, next) >= 4.5));
}

export const radii = {
  none: ['0', '0', '0'],
  small: ['3px', '4px', '6px'],
  medium: ['4px', '8px', '12px'],
  large: ['8px', '14px', '20px'],
} as const;

const shadow = '0 12px 32px -12px var(--birrete-shade)';

/**
 * The type scale, relative to the surrounding text. Figures and headings that grow with their column have other sizes.
 */
const sizes = {
  caption: 0.8125,
  small: 0.875,
  label: 0.9375,
  title: 1.0625,
  lead: 1.125,
  section: 1.25,
} as const;

/** The spacing scale, counted from 1. */
const spaces = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
export const compactness = { comfortable: 1, compact: 0.75 } as const;

/** The tokens of lengths and fonts; lengths are in `em`, relative to the text of the element that uses them. */
export function measureTokens(theme: Theme): Tokens {
  const density = theme.density ?? defaultTheme.density;
  const [small, medium, large] = radiiOf(theme.radius) ?? radii[defaultTheme.radius];
  const steps = spaces.map((size, index) => [
    `space-${index + 1}`,
    `${size * compactness[density] * (theme.spacing ?? 1)}em`,
  ]);
  return {
    ...Object.fromEntries(steps),
    ...Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [`size-${name}`, `${size}em`]),
    ),
    'radius-small': small,
    'radius-medium': medium,
    'radius-large': large,
    shadow: theme.elevation === 'flat' ? 'none' : shadow,
    'card-shadow': theme.elevation === 'raised' ? shadow : 'none',
    'control-height': density === 'compact' ? '2.375em' : '2.875em',
    background: theme.background === 'none' ? 'transparent' : 'var(--birrete-page)',
    font: fontFamily(theme.font, defaultTheme.font),
    'heading-font': fontFamily(theme.headingFont, defaultTheme.headingFont),
    layer: 'var(--graduation-layer, 1035)',
  };
}

/** The small, medium and large radius; undefined for an invalid value. */
export function radiiOf(radius: unknown): readonly [string, string, string] | undefined {
  const named = namedRadii.find((name) => name === radius);
  if (named !== undefined) return radii[named];
  const pixels = typeof radius === 'string' && radius.trim() === '' ? Number.NaN : Number(radius);
  if (!(pixels >= 0 && pixels <= 32)) return undefined;
  return [`${pixels * 0.7}px`, `${pixels}px`, `${pixels * 1.5}px`];
}

/** A family that could end its declaration, or never end it, would break the widget's whole style sheet. */
export function fontFamily(own: string | undefined, standard: string): string {
  return own === undefined || own.trim() === '' || !isSelfContained(own) ? standard : own;
}

/** True if a value stays within its declaration: no comment, and every quote and bracket is closed. */
function isSelfContained(value: string): boolean {
  if (/[;{}<>\\!\n\r\f]/.test(value)) return false;
  let rest = value.replace(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  }
  return !/["'()[\]]|\/\*|\*\//.test(rest);
}
