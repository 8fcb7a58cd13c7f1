import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestCodes } from './suggest-codes.ts';
import {
  formatVerificationCode,
  isVerificationCode,
  normalizeVerificationCode,
  verificationAlphabet,
  verificationCodeOf,
} from './verification-code.ts';

const codes = fc
  .array(fc.integer({ min: 0, max: 31 }), { minLength: 11, maxLength: 11 })
  .map(verificationCodeOf);

const zeros = verificationCodeOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const sample = verificationCodeOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

test('a code has twelve characters, and none of 0, O, 1 and I', () => {
  expect(zeros).toBe('222222222222');
  expect(sample).toMatch(/^3456789ABCD[2-9A-HJ-NP-Z]$/);
  fc.assert(fc.property(codes, (code) => /^[2-9A-HJ-NP-Z]{12}$/.test(code)));
});

test('every code is valid, and prints in groups of four', () => {
  fc.assert(fc.property(codes, isVerificationCode));
  expect(formatVerificationCode(sample)).toMatch(/^3456-789A-BCD.$/);
  expect(formatVerificationCode('ABC')).toBe('ABC');
});

test('a code that differs in one character is never valid', () => {
  for (let place = 0; place < 12; place += 1) {
    const others = [...verificationAlphabet].filter((character) => character !== sample[place]);
    const changed = others.map((other) => sample.slice(0, place) + other + sample.slice(place + 1));
    expect(changed.filter(isVerificationCode)).toEqual([]);
  }
});

test('a code with two different characters swapped is never valid', () => {
  fc.assert(
    fc.property(codes, fc.nat(11), fc.nat(11), (code, one, other) => {
      const swapped = [...code];
      [swapped[one], swapped[other]] = [swapped[other] ?? '', swapped[one] ?? ''];
      const text = swapped.join('');
      return text === code || !isVerificationCode(text);
    }),
  );
});

test.each([
  ['k7mq-2xhd-9rtl', 'K7MQ2XHD9RTL'],
  [' K7MQ 2XHD 9RTL ', 'K7MQ2XHD9RTL'],
  ['K7MQ–2XHD—9RTL', 'K7MQ2XHD9RTL'],
  ['K7MQ\u00a02XHD\u20119RTL', 'K7MQ2XHD9RTL'],
  ['Ｋ７ＭＱ２ＸＨＤ９ＲＴＬ', 'K7MQ2XHD9RTL'],
])('%s is read as %s', (written, code) => {
  expect(normalizeVerificationCode(written)).toBe(code);
});

test.each(['', 'K7MQ', `${sample}2`, 'AG-2026-001', '🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓🎓'])(
  '%s is no code',
  (text) => {
    expect(isVerificationCode(normalizeVerificationCode(text))).toBe(false);
  },
);

/** A valid code that contains both characters of a confusable pair somewhere. */
function codeWith(text: string): string {
  const values = [...text].map((character) => verificationAlphabet.indexOf(character));
  return verificationCodeOf(values);
}

test.each([
  ['Q', 'O'],
  ['D', '0'],
  ['L', '1'],
  ['J', 'I'],
  ['7', '1'],
  ['7', 'I'],
  ...['B8', '5S', 'Z2', '6G', 'UV'].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
])('a code in which %s was read as %s is suggested', (right, wrong) => {
  const code = codeWith(`${right}34KMNPRTWX`);
  expect(suggestCodes(wrong + code.slice(1))).toContain(code);
});

test('a code with two swapped neighbours is suggested', () => {
  const code = codeWith('K7MQ3XHD9RT');
  expect(suggestCodes(`7K${code.slice(2)}`)).toContain(code);
});

test('nothing is suggested for another text', () => {
  for (const text of ['', 'AG2026001', '000000000000', 'HOLA', '🎓', '0'.repeat(500)]) {
    expect(suggestCodes(text)).toEqual([]);
  }
});

test('at most three codes are suggested, each of them valid', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'0O1I25SZGB8UVQDLJ7'),
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, (text) => {
      const suggested = suggestCodes(text);
      return suggested.length <= 3 && suggested.every(isVerificationCode);
    }),
  );
});
