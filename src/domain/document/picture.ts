import type { ImageType } from './document-template.ts';

/** The end of a picture's media type: 'png'. */
export type PictureKind = ImageType extends `image/${infer Kind}` ? Kind : never;

/** The most bytes of the picture of a signature. */
export const maxSignatureBytes = 200_000;

/** The most bytes of a crest or a seal. */
export const maxCrestBytes = 500_000;
