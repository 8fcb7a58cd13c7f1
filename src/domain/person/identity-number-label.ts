import { labelPattern } from '../text/number-labels.ts';

const separators = "[\\s.:,;#()'/-]+";

/** A label of several letters may stand right before the digits: 'CI18234567'. */
const betweenLettersAndDigits = '(?<=[A-Z]{2})(?=\\d)';

/** Marks before the first letter or digit of a text. */
export const leadingMarks = /^[^\p{L}\p{N}]+/u;

/** A number, and the labels that stood before it. */
interface LabelledNumber {
  readonly label: string;
  readonly number: string;
}

/**
 * Splits the labels that people write from a number that begins with them.
 *
 * @param ownLabel the type of the document, which is a label too
 * @param canTouch whether a label may stand right before the digits; letters of a passport's number do.
 */
export function splitLabel(
  text: string,
  { ownLabel, canTouch }: { readonly ownLabel: string; readonly canTouch: boolean },
): LabelledNumber {
  if (/^\d/.test(text)) return { label: '', number: text };
  const isWord = /^[A-Z]{1,12}$/.test(ownLabel);
  const label = `(?:${labelPattern}${isWord ? `|${ownLabel}` : ''})`;
  const end = `(?:${separators}${canTouch ? `|${betweenLettersAndDigits}` : ''})`;
  const [found = ''] = new RegExp(`^(?:${label}${end})+`).exec(withoutAccents(text)) ?? [];
  const number = text.slice(found.length).replace(leadingMarks, '');
  return /\d/.test(number) ? { label: found, number } : { label: '', number: text };
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
