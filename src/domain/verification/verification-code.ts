import { codeIn, normalizeCode } from '../text/code-text.ts';

/** The characters of a code: letters and digits that are not confused in print, so neither 0 and O nor 1 and I. */
export const verificationAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const randomLength = 11;
const codeLength = randomLength + 1;

/**
 * Appends the check character to the random part of a code.
 *
 * @param values numbers from 0 to 31, one for each of the eleven random characters
 */
export function verificationCodeOf(values: readonly number[]): string {
  const check = multiply(values.reduce(add, 0));
  return [...values, check].map((value) => verificationAlphabet[value]).join('');
}

/** Number of random characters in a code. The possible codes are 32 to the power of this number. */
export const verificationCodeEntropy = randomLength;

/** The separators that people write between the characters or groups of a code. */
const separators = /[-\s._·'"‘’“”«»]/gu;

/**
 * Three groups of four anywhere in a text, but not in a field of another QR code, such as the password of a network. The
 * lookahead finds groups that overlap.
 */
const groups =
  /(?<![\p{L}\p{N}]|[:;]\w+:)(?=([2-9A-HJ-NP-Z]{4}(?:[-\s._·+]{0,3}[2-9A-HJ-NP-Z]{4}){2})(?![\p{L}\p{N}]))/gu;

/** The verification code that follows from a text or address; undefined if none does, or more than one. */
export function verificationCodeIn(text: string): string | undefined {
  return codeIn(text, codesIn);
}

/**
 * A code as it is stored: capitals, without spaces and any kind of dash. From a text or an address with exactly one code,
 * that code alone.
 */
export function normalizeVerificationCode(text: string): string {
  return verificationCodeIn(text) ?? withoutSeparators(normalizeCode(text));
}

function codesIn(normalized: string): readonly string[] {
  const whole = withoutSeparators(normalized);
  if (isVerificationCode(whole)) return [whole];
  return [...normalized.matchAll(groups)]
    .map(([, written = '']) => written.replace(/[^A-Z\d]/g, ''))
    .filter(isVerificationCode);
}

function withoutSeparators(normalized: string): string {
  return normalized.replace(separators, '');
}

/** True if a normalized code has twelve characters of the alphabet and the right check character. */
export function isVerificationCode(code: string): boolean {
  const values = [...code].map((character) => verificationAlphabet.indexOf(character));
  return values.length === codeLength && !values.includes(-1) && values.reduce(add, 0) === 0;
}

/** A code as it is printed, in groups of four: 'K7MQ-2XHD-9RTL'. Anything else stays as it is. */
export function formatVerificationCode(code: string): string {
  return code.length === codeLength ? (code.match(/.{4}/gu) ?? [code]).join('-') : code;
}

/**
 * The next state of the checksum: a polynomial over the field of 32 elements, evaluated at a primitive element. Each
 * position has another factor, so that the checksum detects every single wrong character and every two characters that
 * are swapped.
 */
function add(sum: number, value: number): number {
  return multiply(sum) ^ value;
}

/** Multiplies by the primitive element, modulo x⁵ + x² + 1. */
function multiply(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 0b100101 : doubled;
}
