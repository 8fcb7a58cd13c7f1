import { foldText } from '../text/text-fold.ts';

/** Labels in a resolution's number, which say only that it is one: 'Resolución', 'N.º', 'No.', 'Nro.', 'N. 12', '#'. */
const labels =
  /(?<=^|\s)(?:resolu(?:cion|cao|cio|tion)|n\.?\s?[o°]|nro|num(?:ero)?|n(?=\.\s?\p{N}))(?![\p{L}-])\.?/gu;

/**
 * The number of a resolution, for comparing: numbers with the same key are of one resolution, however they are written.
 * 'Resolución N.º CU – 0123/2026.' and full-width 'ＣＵ-0123-2026' are alike. Blank for a text without letters and digits.
 */
export function resolutionKey(number: string): string {
  const visible = number.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return foldText(visible)
    .replace(labels, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .join('-');
}
