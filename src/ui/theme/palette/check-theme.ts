import { partStyles } from '../parts/part-styles.ts';
import { defaultTheme, type Theme } from '../theme.ts';
import { contrast, parseHex, toHex } from './color.ts';
import { type IgnoredKey, ignoredKeys } from './ignored-keys.ts';
import type { Scheme } from './palette.ts';
import { colorTokens, type Tokens } from './tokens.ts';

/** A colour and its token (`--birrete-accent`, without the prefix). */
export interface NamedColor {
  /** E.g. 'accent'. */
  readonly token: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** Two colours that are used together in a widget. */
export interface ColorPair {
  /** The colour scheme in which the pair occurs. */
  readonly scheme: Scheme;
  /** The colour of the text or mark. */
  readonly foreground: NamedColor;
  /** The colour behind it. */
  readonly background: NamedColor;
  /** Contrast, 1 to 21 (WCAG 2.2). */
  readonly ratio: number;
  /** 4.5 for texts (1.4.3), 3 for marks and the edges of controls (1.4.11). */
  readonly needed: 4.5 | 3;
}

/** A colour that was adjusted, because the brand itself is not legible there. */
export interface Adjustment {
  /** The colour scheme in which the colour is used. */
  readonly scheme: Scheme;
  /** The token derived from the brand. */
  readonly token: string;
  /** The brand's colour. */
  readonly brand: string;
  /** The colour in its place. */
  readonly used: string;
  /** The pair with the lowest contrast that the unadjusted brand would make. */
  readonly instead: ColorPair;
}

/** The result of `checkTheme`. */
export interface ThemeCheck {
  /** Every pair of the derived colours, in both schemes. */
  readonly pairs: readonly ColorPair[];
  /** Pairs with too little contrast. */
  readonly failures: readonly ColorPair[];
  /** Colours that were adjusted to be legible. */
  readonly adjusted: readonly Adjustment[];
  /** Keys with invalid values, which have no effect. */
  readonly ignored: readonly IgnoredKey[];
  /** Entries of `parts` that are left out. */
  readonly ignoredParts: readonly string[];
}

const schemes = ['light', 'dark'] as const;
const backgroundNames = ['page', 'surface', 'surface-raised'];
const tones = ['success', 'warning', 'danger', 'info'];

/** Tokens that are drawn on others, and the contrast that they need. */
const meetings: readonly (readonly [foregrounds: string[], backgrounds: string[], 4.5 | 3])[] = [
  [['text', 'text-muted', 'accent-text'], [...backgroundNames, 'accent-soft'], 4.5],
  [tones.map((tone) => `${tone}-text`), backgroundNames, 4.5],
  ...tones
    .map((tone) => [['text', `${tone}-text`], [`${tone}-soft`], 4.5] as const)
    .map(([over, under, needed]): [string[], string[], 4.5] => [[...over], [...under], needed]),
  [['on-accent'], ['accent'], 4.5],
  [['on-accent-fill'], ['accent-fill', 'accent-fill-hover'], 4.5],
  [['on-danger'], ['danger-fill'], 4.5],
  [['accent', 'border-strong', 'focus'], backgroundNames, 3],
];

/**
 * Checks a theme for its designer: the contrast of every pair of colours, the pairs that fall short, adjustments of the
 * brand's colour, and invalid colours and fonts. Nothing is thrown.
 *
 * @example checkTheme({ brand: '#ffd100' }).adjusted // the gold is darkened for texts and marks on white
 */
export function checkTheme(theme: Theme): ThemeCheck {
  const pairs = schemes.flatMap((scheme) => pairsOf(colorTokens(theme, scheme), scheme));
  return {
    pairs,
    failures: pairs.filter(({ ratio, needed }) => ratio < needed),
    adjusted: schemes.flatMap((scheme) => adjustments(theme, scheme)),
    ignored: ignoredKeys(theme),
    ignoredParts: partStyles(theme.parts).problems,
  };
}

function pairsOf(tokens: Tokens, scheme: Scheme): readonly ColorPair[] {
  return meetings.flatMap(([foregrounds, backgrounds, needed]) =>
    foregrounds.flatMap((over) =>
      backgrounds.map((under) => pair(scheme, named(tokens, over), named(tokens, under), needed)),
    ),
  );
}

function named(tokens: Tokens, token: string): NamedColor {
  return { token, color: tokens[token] ?? '#000000' };
}

function pair(
  scheme: Scheme,
  foreground: NamedColor,
  background: NamedColor,
  needed: 4.5 | 3,
): ColorPair {
  const ratio = contrast(rgb(foreground.color), rgb(background.color));
  return { scheme, foreground, background, ratio, needed };
}

function adjustments(theme: Theme, scheme: Scheme): readonly Adjustment[] {
  const tokens = colorTokens(theme, scheme);
  const brand = toHex(rgb(theme.brand ?? ''));
  const roles = [
    ['accent', backgroundNames, 3],
    ['accent-text', [...backgroundNames, 'accent-soft'], 4.5],
  ] as const;
  return roles.flatMap(([token, backgrounds, needed]) => {
    const used = tokens[token] ?? brand;
    const [instead] = backgrounds
      .map((under) => pair(scheme, { token, color: brand }, named(tokens, under), needed))
      .sort((first, second) => first.ratio - second.ratio);
    return used === brand || instead === undefined ? [] : [{ scheme, token, brand, used, instead }];
  });
}

/** An invalid colour counts as the default brand, as in the palette. */
function rgb(color: string) {
  return parseHex(color) ?? parseHex(defaultTheme.brand) ?? ([0, 0, 0] as const);
}
