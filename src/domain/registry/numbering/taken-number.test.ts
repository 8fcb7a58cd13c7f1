import { describe, expect, test } from 'vitest';
import { aTitle } from '../issued-title.fixtures.ts';
import { isSameRegister } from './register-policy.ts';
import { takenNumberFinder } from './taken-number.ts';

const planned = [
  { record: '053', assigned: 'A-001', folio: '7' },
  { record: '054', assigned: 'A-002', folio: undefined },
];

function holder(record: string | undefined, assigned: string | undefined, folio = '900') {
  return aTitle({ fullName: 'Ana Pérez Zea', registry: { record, assigned, folio } });
}

describe('a number of a planned title', () => {
  test('is taken regardless of leading zeros, and only within its letters', () => {
    const ana = holder('53', 'B-001', '007');
    const takenOf = takenNumberFinder(planned, [ana, holder(undefined, undefined)]);
    const [first, second] = planned.map(takenOf);
    expect(first).toEqual([
      { register: 'record', number: '053', holder: ana },
      { register: 'folio', number: '7', holder: ana },
    ]);
    expect(second).toEqual([]);
  });
});

test.each([
  ['one', { ceremonyId: 1, year: 2025 }, true],
  ['by-year', { ceremonyId: 2, year: 2026 }, true],
  ['by-year', { ceremonyId: 1, year: 2025 }, false],
  ['by-ceremony', { ceremonyId: 1, year: 2025 }, true],
  ['by-ceremony', { ceremonyId: 2, year: 2026 }, false],
] as const)(
  'with registers %s, a title of %o is in the register of ceremony 1 in 2026: %s',
  (policy, other, same) => {
    expect(isSameRegister(policy, { ceremonyId: 1, year: 2026 }, other)).toBe(same);
  },
);
