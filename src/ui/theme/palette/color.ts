/** Red, green and blue, each 0 to 255, not necessarily whole. */
export type Rgb = readonly [red: number, green: number, blue: number];

const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** Parses `#rgb` and `#rrggbb`; anything else, transparency included, is `undefined`. */
export function parseHex(text: string): Rgb | undefined {
  const digits = hexColor.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `share` (0 to 1) of `second` into `first`, channel by channel. */
export function mix([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  return [r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share];
}

/**
 * Contrast of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"), after rounding to whole channels as on screen.
 */
export function contrast(first: Rgb, second: Rgb): number {
  return contrastOf(luminance(first), luminance(second));
}

/** Contrast of two colours with these luminances. */
export function contrastOf(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2), after rounding to whole channels. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = Math.round(channel) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
