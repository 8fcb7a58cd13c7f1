import { expect, test } from 'vitest';
import { isBlank, trimText } from './blank-text.ts';

test.each([
  ['nothing', ''],
  ['spaces', ' \t\u00a0\u3000'],
  ['the Hangul filler', '\u3164'],
  ['its half-width form and those of syllables', '\uffa0\u115f\u1160'],
  ['zero-width characters', '\u200b\u200d\u2060\ufeff'],
  ['a soft hyphen and a grapheme joiner', '\u00ad\u034f'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['Khmer inherent vowels and the Mongolian separator', '\u17b4\u17b5\u180e'],
  ['the blank of Braille', '\u2800'],
  ['an empty note', '\u{1d159}'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(isBlank(`${text}Ñ${text}`)).toBe(false);
});

test('letters of every script, digits, marks and emoji are visible', () => {
  for (const text of ['a', 'ñ', '한', '\u3164한', '١', '👩‍🎓', '-', '́a'])
    expect(isBlank(text)).toBe(false);
});

test('a trimmed text has no control characters, and keeps its lines', () => {
  expect(trimText(' Mar\u0002ía\u0000 \n José\t1\u0085 ')).toBe('María \n José\t1');
});
