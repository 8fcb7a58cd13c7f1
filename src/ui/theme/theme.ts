import type { PartsTheme } from './parts/part-theme.ts';

/**
 * A university's settings for the visual design. Everything has a default, so that an empty theme is complete; all
 * other colours are derived, so that no setting can make a text illegible.
 *
 * @example { brand: '#00529b', headingFont: 'Merriweather, serif', colorScheme: 'auto' }
 */
export interface Theme {
  /**
   * The institution's colour as `#rgb` or `#rrggbb`. It is darkened or lightened if it would not be legible; an invalid
   * value is ignored.
   * @default '#7a1f2e' (garnet)
   */
  readonly brand?: string | undefined;
  /**
   * CSS font family of texts; `inherit` uses the family of the surrounding page.
   * @default the system's sans-serif
   */
  readonly font?: string | undefined;
  /**
   * CSS font family of headings; `inherit` uses the family of the surrounding texts.
   * @default an old-style serif of the system
   */
  readonly headingFont?: string | undefined;
  /**
   * The background: `paper`, a shade of the theme; `none`, the page around; or the page's colour as `#rgb` or
   * `#rrggbb`, from which the other colours are derived. A colour on which texts would not be legible is ignored.
   * @default 'paper'
   */
  readonly background?: string | undefined;
  /** Colour of cards, dialogs and fields, under the same condition. @default almost white, or almost black */
  readonly surface?: string | undefined;
  /** A colour that tints backgrounds, texts and lines. @default a warm grey */
  readonly neutral?: string | undefined;
  /** Colour of failures and destructive actions. Derived colours are legible, like those of `brand`. @default a red */
  readonly danger?: string | undefined;
  /** Colour of results. @default a green */
  readonly success?: string | undefined;
  /** Colour of warnings. @default an ochre */
  readonly warning?: string | undefined;
  /** Colour of the focus ring. @default derived from `brand` */
  readonly focus?: string | undefined;
  /** Factor for the space between elements, 0.5 to 2. @default 1 */
  readonly spacing?: number | undefined;
  /** Radius of corners, or that of cards in pixels, 0 to 32. @default 'small' */
  readonly radius?: 'none' | 'small' | 'medium' | 'large' | number | undefined;
  /** Size of texts: the user's setting in the browser, or larger; everything follows it. @default 'medium' */
  readonly baseSize?: 'medium' | 'large' | 'x-large' | undefined;
  /** Density of the layout; targets stay 44 px high for fingers. @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact' | undefined;
  /**
   * Shadows: `flat` has none, `soft` only for overlays (dialogs, menus, notices), `raised` for cards too.
   * @default 'soft'
   */
  readonly elevation?: 'flat' | 'soft' | 'raised' | undefined;
  /**
   * `auto` follows the user's system, `inherit` the `color-scheme` that the page sets around the widget. The default is
   * light, because most host pages are.
   * @default 'light'
   */
  readonly colorScheme?: 'light' | 'dark' | 'auto' | 'inherit' | undefined;
  /** Styles of single parts. They take precedence over the widgets' rules in every isolation. */
  readonly parts?: PartsTheme | undefined;
}

/** The keys of a theme with a fixed set of values. */
export const themeChoices = {
  baseSize: ['medium', 'large', 'x-large'],
  density: ['comfortable', 'compact'],
  elevation: ['flat', 'soft', 'raised'],
  colorScheme: ['light', 'dark', 'auto', 'inherit'],
} as const satisfies { readonly [Key in keyof Theme]?: readonly Theme[Key][] };

/** The named radii. */
export const namedRadii = ['none', 'small', 'medium', 'large'] as const;

export const defaultTheme = {
  brand: '#7a1f2e',
  // Few names: each missing one costs a look-up for every weight, during a press or the first paint.
  font: "'Segoe UI', 'Noto Sans', 'DejaVu Sans Condensed', system-ui, sans-serif",
  headingFont: "'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif Condensed', serif",
  radius: 'small',
  baseSize: 'medium',
  density: 'comfortable',
  colorScheme: 'light',
} as const satisfies Theme;
