import type { DocumentImage } from 'birrete/rules';
import { decodePicture, type Picture } from './decode-picture.ts';
import { PictureRefused } from './picture-refused.ts';

/** Decodes each picture once. Undefined for one that is refused: the checks report it, and documents lack it. */
export type Pictures = (source: DocumentImage) => Picture | undefined;

/** Creates the pictures of a job. */
export function createPictures(): Pictures {
  const known = new Map<string, Picture | undefined>();
  return (source) => {
    if (!known.has(source.data)) known.set(source.data, decodeIfPrintable(source));
    return known.get(source.data);
  };
}

function decodeIfPrintable(source: DocumentImage): Picture | undefined {
  try {
    return decodePicture(source);
  } catch (error) {
    if (error instanceof PictureRefused) return undefined;
    throw error;
  }
}
