import type { PartName } from '#ui/styled/part.ts';

/** The properties that a theme can set on a part: its look and spacing, never its place or its content. */
export const partProperty =
  /^(accentColor|background(Color)?|border((Block|Inline)(Start|End)?|Color|Radius|Style|Width)?|boxShadow|color|cursor|font(Family|Size|Style|VariantNumeric|Weight)|gap|hyphens|letterSpacing|lineHeight|minBlockSize|opacity|outline(Color|Offset|Width)?|padding(Block|Inline)?|text(Align|Decoration(Color)?|Shadow|Transform|UnderlineOffset|Wrap)|transition)$/;

/** The same properties as a type. */
export type PartProperty =
  | 'accentColor'
  | `background${'' | 'Color'}`
  | `border${'' | `${'Block' | 'Inline'}${'' | 'Start' | 'End'}` | 'Color' | 'Radius' | 'Style' | 'Width'}`
  | 'boxShadow'
  | 'color'
  | 'cursor'
  | `font${'Family' | 'Size' | 'Style' | 'VariantNumeric' | 'Weight'}`
  | 'gap'
  | 'hyphens'
  | 'letterSpacing'
  | 'lineHeight'
  | 'minBlockSize'
  | 'opacity'
  | `outline${'' | 'Color' | 'Offset' | 'Width'}`
  | `padding${'' | 'Block' | 'Inline'}`
  | `text${'Align' | `Decoration${'' | 'Color'}` | 'Shadow' | 'Transform' | 'UnderlineOffset' | 'Wrap'}`
  | 'transition';

/** Declarations by property, in camel case. A number is written without a unit. */
export type PartDeclarations = {
  readonly [Property in PartProperty]?: string | number | undefined;
};

/** A state of a part: a pseudo-class or an attribute, or several in a row. */
export type PartState = `:${string}` | `[${string}`;

/** Declarations of a part, and those of its states. */
export type PartStyle = PartDeclarations & {
  readonly [state: PartState]: PartDeclarations | undefined;
};

/**
 * Styles by part.
 *
 * @example
 * {
 *   button: { textTransform: 'uppercase', ':hover': { boxShadow: 'none' } },
 *   badge: { "[data-tone='success']": { fontWeight: 700 } },
 * }
 */
export type PartsTheme = { readonly [Part in PartName]?: PartStyle | undefined };
