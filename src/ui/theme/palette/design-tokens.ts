import { defaultTheme, type Theme } from '../theme.ts';
import { parseHex } from './color.ts';
import type { Scheme } from './palette.ts';
import { colorTokens, compactness, measureTokens, radii, type Tokens } from './tokens.ts';

/** A value in the Design Tokens format; its group has the `$type`. */
export interface DesignToken {
  /** The token's value. */
  readonly $value: ColorValue | Dimension | Shadow | readonly string[];
}

/** A group of tokens, or of groups. */
export interface DesignTokenGroup {
  readonly [name: string]: string | DesignToken | DesignTokenGroup;
}

interface ColorValue {
  /** The colour space. */
  readonly colorSpace: 'srgb';
  /** Red, green and blue, 0 to 1. */
  readonly components: readonly [red: number, green: number, blue: number];
  /** Opacity, 0 to 1. */
  readonly alpha: number;
  /** The colour as `#rrggbb`. */
  readonly hex?: string;
}

interface Dimension {
  /** The number. */
  readonly value: number;
  /** The unit. */
  readonly unit: 'px' | 'rem';
}

interface Shadow {
  /** A reference to a colour of the file. */
  readonly color: string;
  /** Horizontal offset. */
  readonly offsetX: Dimension;
  /** Vertical offset. */
  readonly offsetY: Dimension;
  /** Blur radius. */
  readonly blur: Dimension;
  /** Spread radius. */
  readonly spread: Dimension;
}

/**
 * The widgets' tokens in the Design Tokens format (Community Group report 2025.10) that design tools import: the
 * colours of a brand in light and dark, and every option of density and radius. `em` of a widget is `rem` here, because
 * a widget's text starts at the user's font size.
 *
 * @example `birrete/tokens.json` is that of the default theme
 */
export function designTokens(theme: Theme): DesignTokenGroup {
  const measures = measureTokens(theme);
  const withDensity = (density: keyof typeof compactness) => measureTokens({ ...theme, density });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: { $type: 'color', light: colors(theme, 'light'), dark: colors(theme, 'dark') },
    font: {
      $type: 'fontFamily',
      text: families(theme.font, measures.font, defaultTheme.font),
      heading: families(theme.headingFont, measures['heading-font'], defaultTheme.headingFont),
    },
    size: { $type: 'dimension', ...dimensions(measures, 'size-') },
    space: {
      $type: 'dimension',
      ...mapKeys(compactness, (density) => dimensions(withDensity(density), 'space-')),
    },
    control: {
      $type: 'dimension',
      ...mapKeys(compactness, (density) => dimensions(withDensity(density), 'control-')),
    },
    radius: {
      $type: 'dimension',
      ...mapKeys(radii, (radius) => dimensions(measureTokens({ ...theme, radius }), 'radius-')),
    },
    shadow: { $type: 'shadow', light: shadow('light'), dark: shadow('dark') },
  };
}

function mapKeys<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  make: (key: Key) => DesignTokenGroup,
): DesignTokenGroup {
  const keys = Object.keys(table) as Key[];
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}

function colors(theme: Theme, scheme: Scheme): DesignTokenGroup {
  const entries = Object.entries(colorTokens(theme, scheme));
  return Object.fromEntries(entries.map(([name, value]) => [name, { $value: color(value) }]));
}

const translucent = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/;

function color(text: string): ColorValue {
  const opaque = parseHex(text);
  if (opaque !== undefined) return { ...srgb(opaque), alpha: 1, hex: text };
  const [red = 0, green = 0, blue = 0, percent = 0] =
    translucent.exec(text)?.slice(1).map(Number) ?? [];
  return { ...srgb([red, green, blue]), alpha: percent / 100 };
}

function srgb([red, green, blue]: readonly [number, number, number]) {
  const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
  } as const;
}

/** The tokens with a prefix, by the rest of their names. */
function dimensions(tokens: Tokens, prefix: string): DesignTokenGroup {
  const own = Object.entries(tokens).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    own.map(([name, value]) => [name.slice(prefix.length), { $value: dimension(value) }]),
  );
}

function dimension(text: string): Dimension {
  return { value: Number.parseFloat(text), unit: text.endsWith('em') ? 'rem' : 'px' };
}

/** `inherit` is meaningful only in a page. */
function families(chosen: string | undefined, used = '', standard: string): DesignToken {
  const list = chosen?.trim() === 'inherit' ? standard : used;
  const names = list.match(/'[^']*'|"[^"]*"|[^,]+/g) ?? [];
  const bare = names.map((name) => name.trim().replace(/^['"]|['"]$/g, ''));
  return { $value: bare.filter((name) => name !== '') };
}

/** The shadow of overlays, whatever the theme's elevation allows cards. */
function shadow(scheme: Scheme): DesignToken {
  const text = measureTokens({ elevation: 'soft' }).shadow ?? '';
  const lengths = text.split(' ').slice(0, 4).map(dimension);
  const none: Dimension = { value: 0, unit: 'px' };
  const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
  return { $value: { color: `{color.${scheme}.shade}`, offsetX, offsetY, blur, spread } };
}
