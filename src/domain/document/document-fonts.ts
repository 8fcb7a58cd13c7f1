/** The fonts that every installation has, all openly licensed and embedded. */
export const documentFonts = [
  'garamond',
  'garamond-medium',
  'garamond-semibold',
  'garamond-italic',
  'garamond-medium-italic',
  'cinzel',
  'cinzel-semibold',
  'arimo',
  'arimo-bold',
] as const;

/** A font of a document. */
export type FontName = (typeof documentFonts)[number];
