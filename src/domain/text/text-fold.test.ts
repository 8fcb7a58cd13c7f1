import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, matchesTerms } from './text-fold.ts';

describe('foldText', () => {
  it.each([
    ['Ñáñez', 'nanez'],
    ['INGENIERÍA', 'ingenieria'],
    ['Pingüino', 'pinguino'],
    ['D’Angelo', "d'angelo"],
    ['Ж\u0483А', 'жа'],
    ['\u202aInge\u00adnieri\u0301a\u200b', 'ingenieria'],
  ])('compares %s as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('treats an accented letter of one or two code points as equal', () => {
    expect(foldText('Jos\u00e9')).toBe(foldText('Jose\u0301'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('matchesTerms', () => {
  it.each([
    ['Ana María Pérez', 'perez ana'],
    ['Ana María Pérez', '  MARÍA   pér '],
    ["María-José D'Angelo Ñáñez", 'jose nanez'],
    ["María-José D'Angelo Ñáñez", 'd’angelo'],
    ['Licenciatura en Educación', 'educacion'],
    ['Licenciatura en Educación', '\u200beducación\u00a0en'],
    ['anything', ''],
    ['anything', '   '],
  ])('finds %s by "%s"', (haystack, query) => {
    expect(matchesTerms(haystack, query)).toBe(true);
  });

  it.each([
    ['Ana María Pérez', 'perez juan'],
    ['', 'a'],
  ])('does not find "%s" by "%s"', (haystack, query) => {
    expect(matchesTerms(haystack, query)).toBe(false);
  });

  it('finds a name by its parts in any order', () => {
    const terms = fc.array(fc.stringMatching(/^[a-zñáéA-ZÑÁÉ]{1,8}$/), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(terms, (name) => {
        expect(matchesTerms(name.join(' '), name.toReversed().join(' '))).toBe(true);
      }),
    );
  });
});
