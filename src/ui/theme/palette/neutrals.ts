import type { Theme } from '../theme.ts';
import { contrast, parseHex, type Rgb, toHex } from './color.ts';
import { type Backgrounds, black, darker, paler, type Scheme, until, white } from './palette.ts';

/** The backgrounds (page, card, overlay), and the texts and lines on them. */
export interface Neutrals extends Backgrounds {
  readonly text: string;
  readonly border: string;
  readonly 'border-strong': string;
}

const warm: Readonly<Record<Scheme, Neutrals>> = {
  light: {
    page: '#f7f3ec',
    surface: '#fffdf9',
    'surface-raised': '#ffffff',
    text: '#2a231e',
    'text-muted': '#5f554b',
    border: '#e3dbcf',
    'border-strong': '#8c8175',
  },
  dark: {
    page: '#171412',
    surface: '#201c19',
    'surface-raised': '#2a2521',
    text: '#efe8de',
    'text-muted': '#bbb0a2',
    border: '#3b342d',
    'border-strong': '#8d8274',
  },
};

const inks: readonly string[] = ['text', 'text-muted', 'border-strong'];

/** The neutral colours of a theme. A background or surface on which texts are not legible is left out. */
export function neutralsOf(theme: Theme, scheme: Scheme): Neutrals {
  const page = legibleBackground(theme.background, theme, scheme);
  const surface = legibleBackground(theme.surface, theme, scheme);
  return {
    ...withoutBackgrounds(theme, scheme),
    ...(page && { page }),
    ...(surface && { surface, 'surface-raised': surface }),
  };
}

/** The colour as `#rrggbb`; undefined if it is invalid or a theme's texts are not legible on it. */
export function legibleBackground(
  text: string | undefined,
  theme: Theme,
  scheme: Scheme,
): string | undefined {
  const color = parseHex(text ?? '');
  if (color === undefined) return undefined;
  const clears = (ink: string, ratio: number) => contrast(parseHex(ink) ?? color, color) >= ratio;
  const on = withoutBackgrounds(theme, scheme);
  const texts = [on.text, on['text-muted'], ...Object.values(tones[scheme]).map(([ink]) => ink)];
  const isLegible = texts.every((ink) => clears(ink, 4.5)) && clears(on['border-strong'], 3);
  return isLegible ? toHex(color) : undefined;
}

function withoutBackgrounds({ neutral }: Theme, scheme: Scheme): Neutrals {
  const tint = parseHex(neutral ?? '');
  return tint === undefined ? warm[scheme] : tinted(tint, scheme);
}

/**
 * Tints with the contrasts of the warm default: texts and strong lines relative to the backgrounds, all others to the
 * texts.
 */
function tinted(tint: Rgb, scheme: Scheme): Neutrals {
  // Neither light nor dark, so that it can be changed in both directions.
  const notLight = until(tint, darker, (color) => contrast(color, white) >= 4);
  const middle = until(notLight, paler, (color) => contrast(color, black) >= 5);
  const names = Object.keys(warm[scheme]) as (keyof Neutrals)[];
  const entries = names.map((name) => {
    const isPale = (scheme === 'light') !== inks.includes(name);
    const from = isPale ? black : white;
    const distance = contrast(parseHex(warm[scheme][name]) ?? from, from);
    const isFar = (color: Rgb) => contrast(color, from) >= distance;
    return [name, toHex(until(middle, isPale ? paler : darker, isFar))];
  });
  return Object.fromEntries(entries);
}

/** Text, background and edge for success, warning, failure and information. */
export const tones = {
  light: {
    success: ['#2c5c3a', '#eaf1e6', '#b6ccb3'],
    warning: ['#784a06', '#fbf0d8', '#dfc48c'],
    danger: ['#a22517', '#fbebe6', '#e4b5a8'],
    info: ['#2b4c66', '#edf0f0', '#c0ccd2'],
  },
  dark: {
    success: ['#9fcfa6', '#1f2b21', '#3e5c43'],
    warning: ['#e6bf70', '#30281a', '#66542f'],
    danger: ['#f3a594', '#38221d', '#75453b'],
    info: ['#a2c6e2', '#1e2a33', '#3f586b'],
  },
} as const;
