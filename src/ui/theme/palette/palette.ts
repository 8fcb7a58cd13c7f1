import { defaultTheme } from '../theme.ts';
import { contrast, contrastOf, luminance, mix, parseHex, type Rgb, toHex } from './color.ts';

export type Scheme = 'light' | 'dark';

/** The colours derived from the brand, as `#rrggbb`. */
export interface Palette {
  /** Marks: chosen or complete items, the edge of a filled button. At least 3:1 on every background. */
  readonly accent: string;
  /** The text on `accent`, white or black, at least 4.5:1. */
  readonly onAccent: string;
  /** The brand itself, for large fills such as the primary button; `accent` is their edge. */
  readonly accentFill: string;
  /** `accentFill` under the pointer, with more contrast to its text. */
  readonly accentFillHover: string;
  /** The text on `accentFill`, white or black, at least 4.5:1. */
  readonly onAccentFill: string;
  /** The accent as a text, at least 4.5:1 on every background and on `accentSoft`. */
  readonly accentText: string;
  /** A faint accent, the background of chosen or active items. */
  readonly accentSoft: string;
  /** The edge of a message on `accentSoft`. */
  readonly accentEdge: string;
}

/** The backgrounds of texts, and the palest text. */
export interface Backgrounds {
  readonly page: string;
  readonly surface: string;
  readonly 'surface-raised': string;
  readonly 'text-muted': string;
}

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/**
 * Derives legible colours from a brand: hue and saturation are preserved as far as possible, lightness is adjusted
 * (WCAG 2.2, 1.4.3 and 1.4.11). An invalid colour falls back to the default brand.
 */
export function createPalette(brand: string, scheme: Scheme, on: Backgrounds): Palette {
  const color = parseHex(brand) ?? parse(defaultTheme.brand);
  const backs = [on.page, on.surface, on['surface-raised']].map(parse);
  const isLight = scheme === 'light';

  const accent = until(color, isLight ? darker : brighter, clearing(backs, 3));
  const muted = parse(on['text-muted']);
  const surface = parse(on.surface);
  const soft = until(
    mix(surface, accent, isLight ? 0.08 : 0.16),
    (next) => mix(next, surface, 0.2),
    clearing([muted], 4.5),
  );
  const text = until(accent, isLight ? darker : paler, clearing([...backs, soft], 4.5));
  const onFill = inkOn(color);

  return {
    accent: toHex(accent),
    onAccent: toHex(inkOn(accent)),
    accentFill: toHex(color),
    accentFillHover: toHex(mix(color, onFill === white ? black : white, 0.16)),
    onAccentFill: toHex(onFill),
    accentText: toHex(text),
    accentSoft: toHex(soft),
    accentEdge: toHex(mix(soft, accent, 0.3)),
  };
}

/** Black or white reaches 4.5:1 on any colour: if white falls short, black has at least 4.6:1. */
function inkOn(color: Rgb): Rgb {
  return contrast(white, color) >= 4.5 ? white : black;
}

/**
 * Returns whether a colour has the contrast on all of the backgrounds. A search asks it dozens of times before the first
 * paint, so each luminance is computed once.
 */
function clearing(backs: readonly Rgb[], ratio: number): (color: Rgb) => boolean {
  const known = backs.map(luminance);
  return (color) => {
    const own = luminance(color);
    return known.every((back) => contrastOf(own, back) >= ratio);
  };
}

/**
 * Changes a colour until it is enough; both directions end at black or white, which are legible on every background of
 * their scheme.
 */
export function until(
  start: Rgb,
  step: (color: Rgb) => Rgb,
  isEnough: (color: Rgb) => boolean,
): Rgb {
  let color = start;
  for (let steps = 0; steps < 400 && !isEnough(color); steps += 1) color = step(color);
  return color;
}

export function darker(color: Rgb): Rgb {
  return mix(color, black, 0.04);
}

export function paler(color: Rgb): Rgb {
  return mix(color, white, 0.04);
}

/** Multiplying keeps the saturation that white would reduce; a little white prevents glare on a dark background. */
function brighter(color: Rgb): Rgb {
  const strongest = Math.max(...color);
  const hasHeadroom = strongest > 8 && strongest < 225;
  return hasHeadroom ? mix(mix(black, color, 1.035), white, 0.014) : paler(color);
}

function parse(hex: string): Rgb {
  return parseHex(hex) ?? black;
}
