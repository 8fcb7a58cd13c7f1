import { normalizeCode } from '../text/code-text.ts';
import { lettersAndDigits } from '../text/text-fold.ts';
import { leadingMarks, splitLabel } from './identity-number-label.ts';

/** The text of an identity number, without its labels. */
interface NumberText {
  /** The letters and digits, without the letter of the document and leading zeros. */
  readonly core: string;
  /** The letter of the document, before the digits, among the labels or after the number; '' without one. */
  readonly letter: string;
  /** The number as it was written. */
  readonly written: string;
  /** False for a number with other letters. */
  readonly hasDigitsOnly: boolean;
}

/** Reads the text of an identity number. `kind` is its type, folded. */
export function readNumberText(text: string, kind: string): NumberText {
  const isPassport = isPassportKind(kind);
  const ownLabel = isPassport ? 'P' : kind.toUpperCase();
  const { label, number } = splitLabel(tidy(text), { ownLabel, canTouch: !isPassport });
  const { written, ending } = splitEnding(number, kind);
  const letter = letterIn(label) || ending;
  const bare = lettersAndDigits(written).toUpperCase();
  const [, attached, digits] = (isPassport ? passportLetter : attachedLetter).exec(bare) ?? [];
  if (digits === undefined) return { core: bare, letter, written, hasDigitsOnly: false };
  return {
    core: digits.replace(/^0+(?=\d)/, ''),
    letter: attached ?? letter,
    written: isPassport ? written : written.replace(/^[A-Z]+[\s.-]*/, ''),
    hasDigitsOnly: true,
  };
}

/** True for the types of passports, folded. */
export function isPassportKind(kind: string): boolean {
  return ['p', 'pasaporte', 'passport'].includes(kind);
}

/** The letter of a document that stands alone among labels: 'CI V-', but not the last one of 'N.I.E.'. */
export function letterIn(label: string): string {
  return /(?<![A-Z]|N\.I\.)[VEJG](?![A-Z])/.exec(label)?.[0] ?? '';
}

const attachedLetter = /^(CI|[VEPJG])?(\d+)$/;
/** Another letter is a part of a passport's number. */
const passportLetter = /^(P)?(\d+)$/;

/** The letter of a national number may also follow it: '18.234.567 V'. */
function splitEnding(
  number: string,
  kind: string,
): { readonly written: string; readonly ending: string } {
  const canEnd = ['', 'ci', 'v', 'e'].includes(kind);
  const [, written = number, ending = ''] =
    (canEnd ? /^([\d\s.]+?)[\s-]+([VE])$/.exec(number) : null) ?? [];
  return { written, ending };
}

/** Capitals, one kind of dash and of space, nothing invisible, and no marks around the number. */
function tidy(text: string): string {
  return normalizeCode(text.replace(/[º°ª]/g, '.').replace(/['’‘`´]/g, ''))
    .replace(leadingMarks, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
