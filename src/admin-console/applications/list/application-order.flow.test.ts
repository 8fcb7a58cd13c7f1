import { describe, expect, it } from 'vitest';
import { parseTimestamp } from '../../../domain/calendar/timestamp.ts';
import { writeSort } from '../../navigation/sort-query.ts';
import { anApplication } from '../application.fixtures.ts';
import { parseSort, sortApplications } from './application-order.flow.ts';

const named = (id: number, first: string, last = 'Pérez') =>
  anApplication({ id, student: { name: { first, last } } });

describe('the order of the applications', () => {
  it('is the server’s own without a choice', () => {
    const rows = [anApplication({ id: 2 }), anApplication({ id: 1 })];
    expect(sortApplications(rows, parseSort(''))).toBe(rows);
    expect(parseSort('password desc')).toBeUndefined();
  });

  it('survives the address', () => {
    for (const direction of ['ascending', 'descending'] as const) {
      expect(parseSort(writeSort({ columnId: 'student', direction }))).toEqual({
        columnId: 'student',
        direction,
      });
    }
  });

  it('reads names without accents and leaves the nameless last in either direction', () => {
    const rows = [named(1, 'Zoe'), named(2, '', ''), named(3, 'Álvaro'), named(4, 'Bea')];
    const idsBy = (sort: string) => sortApplications(rows, parseSort(sort)).map(({ id }) => id);
    expect(idsBy('student')).toEqual([3, 4, 1, 2]);
    expect(idsBy('student desc')).toEqual([1, 4, 3, 2]);
  });

  it('counts in codes', () => {
    const rows = [
      anApplication({ id: 1, code: 'AG-2026-1000' }),
      anApplication({ id: 2, code: 'AG-2026-999' }),
    ];
    expect(sortApplications(rows, parseSort('code')).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('puts days and moments of one list in one order', () => {
    const at = (id: number, text: string) => anApplication({ id, appliedAt: parseTimestamp(text) });
    const rows = [
      at(1, '2026-05-03T23:00:00'),
      at(2, '04/05/2026'),
      at(3, 'never'),
      at(4, '1969-01-01'),
    ];
    const ids = sortApplications(rows, parseSort('date')).map(({ id }) => id);
    expect(ids).toEqual([4, 1, 2, 3]);
  });
});
