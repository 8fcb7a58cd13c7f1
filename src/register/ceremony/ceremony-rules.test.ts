import { expect, test } from 'vitest';
import {
  refuseCeremonyChange,
  refuseCeremonyDeletion,
  refuseCeremonyYear,
  refuseNewCeremony,
} from './ceremony-rules.ts';

const numbers = { record_initial: '001', assigned_initial: '301', folio_initial: '0501' };

test('a new ceremony takes place today or later', () => {
  const today = { at: new Date('2026-06-15T12:00:00Z'), day: '2026-06-15' };
  expect(refuseNewCeremony('2026-06-14', today)).toEqual({
    id: 'ceremonyDatePast',
    values: { today: '2026-06-15' },
  });
  expect(refuseNewCeremony('2026-06-15', today)).toBeUndefined();
});

test.each(['record_initial', 'assigned_initial', 'folio_initial'] as const)(
  '%s is fixed once titles were numbered from it',
  (name) => {
    const after = { ...numbers, [name]: '0001' };
    expect(refuseCeremonyChange(numbers, after, 3)).toEqual({
      id: 'ceremonyNumbersFixed',
      values: { titles: 3 },
      stored: { [name]: numbers[name] },
    });
    expect(refuseCeremonyChange(numbers, after, 0)).toBeUndefined();
    expect(refuseCeremonyChange(numbers, { ...numbers }, 3)).toBeUndefined();
  },
);

test('an initial number that reads alike is the same', () => {
  const stored = { ...numbers, record_initial: '\u200e001' };
  expect(refuseCeremonyChange(stored, numbers, 3)).toBeUndefined();
});

test('a ceremony whose titles are in a yearly register stays in its year', () => {
  const yearly = { policy: 'by-year', titles: 3 } as const;
  expect(refuseCeremonyYear('2026-12-10', '2027-01-15', yearly)).toEqual({
    id: 'ceremonyYearFixed',
    values: { titles: 3, year: '2026' },
  });
  expect(refuseCeremonyYear('2026-12-10', '2026-12-31', yearly)).toBeUndefined();
  expect(refuseCeremonyYear('2026-12-10', '2027-01-15', { ...yearly, titles: 0 })).toBeUndefined();
  for (const policy of ['one', 'by-ceremony'] as const) {
    expect(refuseCeremonyYear('2026-12-10', '2027-01-15', { ...yearly, policy })).toBeUndefined();
  }
});

test('a ceremony with titles is not deleted', () => {
  expect(refuseCeremonyDeletion(1)).toEqual({ id: 'ceremonyHasTitles', values: { titles: 1 } });
  expect(refuseCeremonyDeletion(0)).toBeUndefined();
});
