import { codeIn } from '../text/code-text.ts';

const format = /^AG-\d{4}-\d{3,}$/;

/** A code in any writing: other separators or none, O and I or L for the digits that they resemble. */
const written =
  /(?<![\p{L}\p{N}]-?)AG[-\s._·/+]*([\dOIL]{4})[-\s._·/+]*([\dOIL]+)(?!-?[\p{L}\p{N}])/gu;

/** The shortest number; codes pad it with zeros. */
const numberLength = 3;

/**
 * An application code in its normal form, if exactly one follows from the text, however it is written and whatever
 * surrounds it. Any other text as it was typed, in upper case and trimmed.
 */
export function normalizeApplicationCode(text: string): string {
  const plain = text.trim().toUpperCase();
  return isApplicationCode(plain) ? plain : (codeIn(text, codesIn) ?? plain);
}

/** True if a code has the form AG-YYYY-NNN. A hint for users, never a condition. */
export function isApplicationCode(code: string): boolean {
  return format.test(code);
}

function codesIn(normalized: string): readonly string[] {
  return [...normalized.matchAll(written)]
    .map(([, year = '', number = '']) => {
      return `AG-${digitsOf(year)}-${digitsOf(number).padStart(numberLength, '0')}`;
    })
    .filter(isApplicationCode);
}

function digitsOf(text: string): string {
  return text.replaceAll('O', '0').replace(/[IL]/g, '1');
}
