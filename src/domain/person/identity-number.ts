import { lettersAndDigits } from '../text/text-fold.ts';

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

/**
 * Parses the type and the text of an identity number. 'V' with '12.345.678', 'v 12345678', 'N.º V-12345678' and 'cédula
 * 012345678' have one core.
 */
export function parseIdentityNumber(type: string, text: string): IdentityNumber {
  const kind = lettersAndDigits(type);
  const tidied = tidy(text);
  const { label, rest } = splitLabel(tidied, kind);
  const { number, ending } = splitEnding(rest, kind);
  const bare = lettersAndDigits(number).toUpperCase();
  const [, attached = '', digits] =
    (isPassport(kind) ? passportLetter : attachedLetter).exec(bare) ?? [];
  const isNational = kind === '' || kind === 'ci';
  const stated = attached || letterIn(label) || ending;
  const hasDigitsOnly = digits !== undefined;
  const named = isNational && hasDigitsOnly ? stated.toLowerCase() : kind;
  return {
    series: seriesOf(named),
    core: hasDigitsOnly ? digits.replace(/^0+(?=\d)/, '') : bare,
    letter: isNational ? stated : letterIn(type.trim().toUpperCase()),
    written: kind === 'p' || !hasDigitsOnly ? number : number.replace(/^[A-Z]+[\s.-]*/, ''),
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

/** The printed styles: 'V-12.345.678', 'V-12345678', or the letter with the number as it was typed. */
export const identityNumberStyles = ['thousands', 'plain', 'typed'] as const;

/** The printed style of identity numbers, which a university chooses. */
export type IdentityNumberStyle = (typeof identityNumberStyles)[number];

/**
 * An identity number as it is printed. A letter is printed where the type or the text states it. A number with other
 * letters, and that of a passport, stays as it was written, and so do the zeros before a number without a letter.
 */
export function formatIdentityNumber(
  type: string,
  text: string,
  style: IdentityNumberStyle = 'thousands',
): string {
  const kind = lettersAndDigits(type);
  const { core, letter, written } = parseIdentityNumber(type, text);
  if (isPassport(kind)) return written;
  const [, digits, check] = checked.exec(core) ?? [];
  if (digits === undefined) return written;
  if (style === 'typed') return [letter, written].filter(Boolean).join('-');
  const isRol = kind === 'rut' || kind === 'run';
  const [number, control] =
    isRol && check === '' ? [digits.slice(0, -1), digits.slice(-1)] : [digits, check];
  // Numbers of some countries begin with zeros, which the letter of a Venezuelan one replaces.
  const [zeros = ''] = letter === '' ? (/^0+(?=\d)/.exec(lettersAndDigits(written)) ?? []) : [];
  const isGrouped = style === 'thousands' && zeros === '';
  const grouped = zeros + (isGrouped ? number.replace(/\B(?=(?:\d{3})+$)/g, '.') : number);
  return [letter, grouped, control].filter(Boolean).join('-');
}

/**
 * An identity number as screens show it: the type once, and the number as it was written. Screens of widgets don't know
 * the printed style of the university.
 */
export function describeIdentityNumber(type: string, text: string): string {
  const { letter, written } = parseIdentityNumber(type, text);
  const number = written === '' ? text : written;
  return [letter || type, number].filter((part) => part !== '').join('-');
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

/** A core of digits, and one letter that checks them. */
const checked = /^(\d+)([A-Z]?)$/;

const attachedLetter = /^(CI|[VEPJG])?(\d+)$/;
/** Another letter is a part of a passport's number. */
const passportLetter = /^(P)?(\d+)$/;

/** Labels that people write before a number. 'N', 'C.I.', 'D.N.I.' have dots or none. */
const labelPattern =
  'N(?:\\.?O|\\.?RO|R|UM(?:ERO)?)?|C\\.?[ICE]|CED(?:ULA)?|D\\.?N\\.?I|D\\.?U\\.?I|N\\.?I\\.?[EF]|R\\.?U\\.?[TN]|R\\.?I\\.?F|T\\.?I|ID|DOC(?:UMENTO)?|DE|LA|IDENTIDAD|IDENTIFICACION|CIUDADANIA|EXTRANJERIA|PASAPORTE|PASS(?:PORT)?|[VE]';

const separator = "[\\s.:,;#()'/-]";

function splitLabel(
  tidied: string,
  kind: string,
): { readonly label: string; readonly rest: string } {
  if (/^\d/.test(tidied)) return { label: '', rest: tidied };
  const own = /^[a-z]{1,12}$/.test(kind) ? `|${kind.toUpperCase()}` : '';
  // Letters of a passport's number may stand right before its digits.
  const attached = isPassport(kind) ? '' : '|(?<=[A-Z]{2})(?=\\d)';
  const labels = new RegExp(`^(?:(?:${labelPattern}${own})(?:${separator}+${attached}))+`);
  const [label = ''] = labels.exec(tidied.normalize('NFD').replace(/\p{M}/gu, '')) ?? [];
  const rest = tidied.normalize('NFC').slice(label.length).replace(leadingMarks, '');
  return /\d/.test(rest) ? { label, rest } : { label: '', rest: tidied };
}

/** The letter of a national number may also follow it: '18.234.567 V'. */
function splitEnding(
  rest: string,
  kind: string,
): { readonly number: string; readonly ending: string } {
  const isNational = ['', 'ci', 'v', 'e'].includes(kind);
  const [whole = '', ending = ''] = (isNational ? /[\s-]+([VE])$/.exec(rest) : null) ?? [];
  const number = rest.slice(0, rest.length - whole.length);
  return /^[\d\s.]+$/.test(number) ? { number, ending } : { number: rest, ending: '' };
}

function letterIn(label: string): string {
  return /(?:^|[^A-Z])([VEJG])(?:[^A-Z]|$)/.exec(label)?.[1] ?? '';
}

function seriesOf(kind: string): string {
  return kind === '' || kind === 'ci' || kind === 'v' ? 'v' : kind;
}

function isPassport(kind: string): boolean {
  return ['p', 'pasaporte', 'passport'].includes(kind);
}

const leadingMarks = /^[^\p{L}\p{N}]+/u;

/** Capitals, one kind of dash and of space, nothing invisible, and no marks around the number. */
function tidy(text: string): string {
  return text
    .replace(/[º°ª]/g, '.')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/['’‘`´]/g, '')
    .replace(/\s+/g, ' ')
    .replace(leadingMarks, '')
    .replace(/[^\p{L}\p{N}]+$/u, '');
}
