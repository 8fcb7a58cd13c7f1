import { lettersAndDigits } from '../text/text-fold.ts';
import { parseIdentityNumber } from './identity-number.ts';
import { isPassportKind } from './identity-number-text.ts';

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
  const parts = isPassportKind(kind) ? undefined : splitCheck(core, kind);
  if (parts === undefined) return written;
  if (style === 'typed') return joined(letter, written);
  // Numbers of some countries begin with zeros, which the letter of a Venezuelan one replaces.
  const zeros = letter === '' ? leadingZeros(written) : '';
  const isGrouped = style === 'thousands' && zeros === '';
  const number = isGrouped ? inThousands(parts.number) : parts.number;
  return joined(letter, zeros + number, parts.check);
}

/**
 * An identity number as screens show it: the type once, and the number as it was written. Screens of widgets don't know
 * the printed style of the university.
 */
export function describeIdentityNumber(type: string, text: string): string {
  const { letter, written } = parseIdentityNumber(type, text);
  return joined(letter || type, written || text);
}

/** The digits and the letter that checks them; the last digit checks a RUT without one. */
function splitCheck(core: string, kind: string) {
  const [, number, check = ''] = /^(\d+)([A-Z]?)$/.exec(core) ?? [];
  if (number === undefined) return undefined;
  const isRut = kind === 'rut' || kind === 'run';
  return isRut && check === ''
    ? { number: number.slice(0, -1), check: number.slice(-1) }
    : { number, check };
}

function leadingZeros(written: string): string {
  return /^0+(?=\d)/.exec(lettersAndDigits(written))?.[0] ?? '';
}

function inThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('-');
}
