import type { PartName } from '../../styled/part.ts';

/** The properties that a theme can set on a part: its look and spacing, never its place or its content. */
export const partProperties = [
  'accentColor',
  'background',
  'backgroundColor',
  'border',
  'borderBlock',
  'borderBlockEnd',
  'borderBlockStart',
  'borderColor',
  'borderInline',
  'borderInlineEnd',
  'borderInlineStart',
  'borderRadius',
  'borderStyle',
  'borderWidth',
  'boxShadow',
  'color',
  'cursor',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariantNumeric',
  'fontWeight',
  'gap',
  'hyphens',
  'letterSpacing',
  'lineHeight',
  'minBlockSize',
  'opacity',
  'outline',
  'outlineColor',
  'outlineOffset',
  'outlineWidth',
  'padding',
  'paddingBlock',
  'paddingInline',
  'textAlign',
  'textDecoration',
  'textDecorationColor',
  'textShadow',
  'textTransform',
  'textUnderlineOffset',
  'textWrap',
  'transition',
] as const;

type PartProperty = (typeof partProperties)[number];

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
