import { normalizeCode } from '../text/code-text.ts';
import { lettersAndDigits } from '../text/text-fold.ts';
import { leadingMarks, splitLabel } from './identity-number-label.ts';

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
  const isPassport = isPassportKind(kind);
  const ownLabel = isPassport ? 'P' : kind.toUpperCase();
  const labelled = splitLabel(tidy(text), { ownLabel, canTouch: !isPassport });
  const { number, ending } = splitEnding(labelled.number, kind);
  const bare = lettersAndDigits(number).toUpperCase();
  const [, attached = '', digits] = (isPassport ? passportLetter : attachedLetter).exec(bare) ?? [];
  const isUnnamed = kind === '' || kind === 'ci';
  const stated = attached || letterIn(labelled.label) || ending;
  const hasDigitsOnly = digits !== undefined;
  return {
    series: seriesOf(isUnnamed && hasDigitsOnly ? stated.toLowerCase() : kind),
    core: hasDigitsOnly ? withoutZeros(digits) : bare,
    letter: isUnnamed ? stated : letterIn(type.trim().toUpperCase()),
    written: isPassport || !hasDigitsOnly ? number : number.replace(/^[A-Z]+[\s.-]*/, ''),
  };
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

/** True if a proof is the end of the number, with or without the letter that checks it, or the whole number. */
export function provesIdentityNumber(proof: string, text: string, leastLength: number): boolean {
  const { core } = parseIdentityNumber('', text);
  const shown = parseIdentityNumber('', proof).core;
  const written = lettersAndDigits(proof).toUpperCase();
  if (written.length < leastLength) return false;
  const numbers = [lettersAndDigits(text).toUpperCase(), core, core.replace(/(?<=\d)[A-Z]$/, '')];
  return numbers.some((number) => number.endsWith(written)) || shown === core;
}

/** True for the types of passports, folded. */
export function isPassportKind(kind: string): boolean {
  return ['p', 'pasaporte', 'passport'].includes(kind);
}

const attachedLetter = /^(CI|[VEPJG])?(\d+)$/;
/** Another letter is a part of a passport's number. */
const passportLetter = /^(P)?(\d+)$/;

/** The letter of a national number may also follow it: '18.234.567 V'. */
function splitEnding(
  text: string,
  kind: string,
): { readonly number: string; readonly ending: string } {
  const canEnd = ['', 'ci', 'v', 'e'].includes(kind);
  const [, number, ending] = (canEnd ? /^([\d\s.]+?)[\s-]+([VE])$/.exec(text) : null) ?? [];
  return number === undefined || ending === undefined
    ? { number: text, ending: '' }
    : { number, ending };
}

/** The letter of a type that stands alone among labels: 'CI V-', but not the last one of 'N.I.E.'. */
function letterIn(label: string): string {
  return /(?<![A-Z]|N\.I\.)[VEJG](?![A-Z])/.exec(label)?.[0] ?? '';
}

function seriesOf(kind: string): string {
  return kind === '' || kind === 'ci' ? nationalSeries : kind;
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** Capitals, one kind of dash and of space, nothing invisible, and no marks around the number. */
function tidy(text: string): string {
  return normalizeCode(text.replace(/[º°ª]/g, '.').replace(/['’‘`´]/g, ''))
    .replace(leadingMarks, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
