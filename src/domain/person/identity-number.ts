import { lettersAndDigits } from '../text/text-fold.ts';
import { letterIn, readNumberText } from './identity-number-text.ts';

/** The number of an identity document, parsed for comparing, searching, proving and printing. */
export interface IdentityNumber {
  /** Within a series, a core belongs to one person. CI and V name the same national document. */
  readonly series: string;
  /** The letters and digits of the number without labels, type letter and leading zeros; capitals without accents. */
  readonly core: string;
  /** The letter that the type or the text states before the number; '' without one. */
  readonly letter: string;
  /** The number as it was written, without labels: capitals, one kind of dash and of space. */
  readonly written: string;
}

/** The series of the national document, under its types 'CI' and 'V' and without a type. */
const nationalSeries = 'v';

/**
 * Parses the type and the text of an identity number. 'V' with '12.345.678', 'v 12345678', 'N.º V-12345678' and 'cédula
 * 012345678' have one core.
 */
export function parseIdentityNumber(type: string, text: string): IdentityNumber {
  const kind = lettersAndDigits(type);
  const { core, letter, written, hasDigitsOnly } = readNumberText(text, kind);
  if (!isNational(kind)) {
    return { series: kind, core, letter: letterIn(type.trim().toUpperCase()), written };
  }
  // A letter of the text names another document: 'E-84567890' is a foreigner's.
  const ofLetter = letter.toLowerCase();
  const series = hasDigitsOnly && !isNational(ofLetter) ? ofLetter : nationalSeries;
  return { series, core, letter, written };
}

/**
 * Identifies a person by the identity document, however its number is written: '12.345.678', 'V-12345678' and 'C.I.
 * 012345678' are one person. CI (the form's initial value) and V name the same national document; E and P are other
 * series, in which the same digits belong to another person.
 */
export function personKey(type: string, text: string): string {
  const { series, core } = parseIdentityNumber(type, text);
  return `${series}:${core.toLowerCase()}`;
}

/** True for a number without a type, and for 'CI': the text may state a letter. */
function isNational(kind: string): boolean {
  return kind === '' || kind === 'ci';
}
