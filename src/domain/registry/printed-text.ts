import { isBlank } from '../text/blank-text.ts';

/** Characters that no print shows. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** True if a document prints two texts alike: spaces and invisible characters do not count. */
export function isPrintedAlike(a: string | null, b: string | null): boolean {
  return printedText(a) === printedText(b);
}

function printedText(text: string | null): string {
  if (text === null || isBlank(text)) return '';
  return text.normalize('NFC').replace(unseen, '').trim().replace(/\s+/gu, ' ');
}
