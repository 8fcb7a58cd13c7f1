import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedDate } from './date-typing.ts';

function typeKeys(keys: string): string {
  return [...keys].reduce((text, key) => typedDate(text, text + key), '');
}

describe('typing a date', () => {
  it.each([
    ['03052000', '03/05/2000'],
    ['03/05/2000', '03/05/2000'],
    ['3/5/2000', '3/5/2000'],
    ['3 5 2000', '3/5/2000'],
    ['3-5-2000', '3/5/2000'],
    ['3.5.2000', '3/5/2000'],
    ['03//05', '03/05'],
    ['030520001', '03/05/2000'],
    ['03', '03'],
    ['030', '03/0'],
    ['mayo', 'mayo'],
    ['3 de mayo', '3 de mayo'],
    ['3 de mayo de 2000', '03/05/2000'],
  ])('%s key by key reads %s', (keys, text) => {
    expect(typeKeys(keys)).toBe(text);
  });

  it('lets every character be deleted, slashes included', () => {
    const whole = '03/05/2000';
    for (let length = whole.length; length > 0; length -= 1) {
      const shorter = whole.slice(0, length - 1);
      expect(typedDate(whole.slice(0, length), shorter)).toBe(shorter);
    }
  });

  it('ignores an edit in the middle', () => {
    expect(typedDate('03/05/2000', '03/015/2000')).toBe('03/015/2000');
    expect(typedDate('3/05/2000', '13/05/2000')).toBe('13/05/2000');
  });

  it.each([
    ['2000-05-03', '03/05/2000'],
    [' 2000-05-03 ', '03/05/2000'],
    ['2000-05-03T00:00:00Z', '03/05/2000'],
    ['03052000', '03/05/2000'],
    [' 03/05/2000 ', '03/05/2000'],
    ['3 de mayo', '3 de mayo'],
    ['3 de marzo de 1999', '03/03/1999'],
    ['3 marzo 1999', '03/03/1999'],
    ['3 DE MARZO DE 1999', '03/03/1999'],
    ['1999-03-03', '03/03/1999'],
    ['03-03-1999', '03/03/1999'],
    ['2000-13-45', '2000/13/45'],
  ])('pasted %s becomes %s', (pasted, text) => {
    expect(typedDate('', pasted)).toBe(text);
  });

  it('accepts a text pasted over an earlier date', () => {
    expect(typedDate('01/01/1990', '03052000')).toBe('03/05/2000');
    expect(typedDate('01/01/1990', '2000-05-03')).toBe('03/05/2000');
  });

  it('never has more than three groups and never loses one of the first eight digits', () => {
    const digits = fc.stringMatching(/^\d{1,8}$/);
    fc.assert(
      fc.property(digits, (keys) => {
        const text = typeKeys(keys);
        expect(text.replaceAll('/', '')).toBe(keys);
        expect(text.split('/').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
