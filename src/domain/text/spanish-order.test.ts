import { describe, expect, test } from 'vitest';
import { compareSpanish } from './spanish-order.ts';

describe('the Spanish order', () => {
  test.each([
    ['ñ after n, and before o', ['Nuñez', 'Núñez', 'Ñáñez', 'Oca']],
    ['accents and case only where nothing else differs', ['alvarez', 'Alvarez', 'Álvarez B']],
    ['numbers by their value', ['Acto 2', 'Acto 10', 'AG-2026-999', 'AG-2026-1000']],
    ['numbers of one value by their digits', ['Acto 01', 'Acto 1']],
    ['days as they are sent', ['2025-12-31', '2026-01-02', '2026-01-10']],
    ['the shorter one first', ['', 'Paz', 'Paz Abreu']],
  ])('puts %s', (_, ordered) => {
    expect(ordered.toReversed().sort(compareSpanish)).toEqual(ordered);
    expect([...ordered].sort(compareSpanish)).toEqual(ordered);
  });

  test('treats the two encodings of an accent as equal', () => {
    expect(compareSpanish('P\u00e9rez', 'Pe\u0301rez')).toBe(0);
  });
});
