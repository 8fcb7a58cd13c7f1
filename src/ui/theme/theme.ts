/**
 * What a university may choose about the looks. Everything has a default, so that an empty theme is a finished one;
 * every other colour is derived, so that no choice can make a text unreadable.
 *
 * @example { brand: '#00529b', headingFont: 'Merriweather, serif', colorScheme: 'auto' }
 */
export interface Theme {
  /**
   * The institution's colour as `#rgb` or `#rrggbb`. It is darkened or lightened where it would not be legible; what is
   * not such a colour is ignored.
   * @default '#7a1f2e' (garnet)
   */
  readonly brand?: string | undefined;
  /**
   * CSS font family of the texts; `inherit` takes the family of the page around.
   * @default the system's own sans-serif
   */
  readonly font?: string | undefined;
  /**
   * CSS font family of the headings; `inherit` takes the family of the texts around.
   * @default an old-style serif that the system brings along
   */
  readonly headingFont?: string | undefined;
  /**
   * What the widgets stand on: `paper`, a shade of their own; `none`, the page around; or the page's colour as `#rgb` or
   * `#rrggbb`, from which the other colours are then derived. What texts would not be legible on is ignored.
   * @default 'paper'
   */
  readonly ground?: string | undefined;
  /** Colour of cards, dialogs and fields, under the same condition. @default almost white, or almost black */
  readonly surface?: string | undefined;
  /** A colour that paper, texts and lines take their shade from. @default a warm grey */
  readonly neutral?: string | undefined;
  /** Multiplies the spaces between things, 0.5 to 2. @default 1 */
  readonly spacing?: number | undefined;
  /** How round corners are. @default 'small' */
  readonly radius?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** How much air there is; targets stay 44 px high for fingers. @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact' | undefined;
  /**
   * How much depth things have: `flat` casts no shadow, `soft` lets only what floats (dialogs,
   * menus, notices) cast one, `raised` cards too.
   * @default 'soft'
   */
  readonly elevation?: 'flat' | 'soft' | 'raised' | undefined;
  /**
   * `auto` follows the person's system, `inherit` the `color-scheme` that the page sets around the widget. The default
   * is light, because most host pages are.
   * @default 'light'
   */
  readonly colorScheme?: 'light' | 'dark' | 'auto' | 'inherit' | undefined;
}

/** The keys of a theme that are one of a few words. */
export const themeChoices = {
  radius: ['none', 'small', 'medium', 'large'],
  density: ['comfortable', 'compact'],
  elevation: ['flat', 'soft', 'raised'],
  colorScheme: ['light', 'dark', 'auto', 'inherit'],
} as const satisfies { readonly [Key in keyof Theme]?: readonly Theme[Key][] };

export const defaultTheme = {
  brand: '#7a1f2e',
  // Few names: each that a system does not have costs a look-up for every weight, while a press or the first paint waits.
  font: "'Segoe UI', 'Noto Sans', 'DejaVu Sans Condensed', system-ui, sans-serif",
  headingFont: "'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif Condensed', serif",
  radius: 'small',
  density: 'comfortable',
  colorScheme: 'light',
} as const satisfies Theme;
