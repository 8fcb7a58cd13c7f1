import { describe, expect, it } from 'vitest';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { applicationKeys } from './application-keys.flow.ts';
import { duplicateFinder } from './duplicates.flow.ts';

const first = anApplication({ id: 1 });
const othersOfFirst = (other: ReturnType<typeof anApplication>) => {
  const rows = [first, other];
  return duplicateFinder(rows, applicationKeys(rows, [])).othersOf(first);
};
const withNumber = (idNumber: string) => anApplication({ id: 2, student: { idNumber } });

describe('likely duplicates', () => {
  it.each(['18234567', '18.234.567', 'V-18.234.567', 'v 18234567', 'CI18234567'])(
    'finds the same number written %s',
    (idNumber) => {
      expect(othersOfFirst(withNumber(idNumber))).toHaveLength(1);
    },
  );

  it.each([
    ['another number', withNumber('18234568')],
    ['no number', withNumber(' ')],
    ['another ceremony', anApplication({ id: 2, ceremony: { id: 4, name: 'B', date: undefined } })],
    ['a rejected one', anApplication({ id: 2, status: 'rejected' })],
  ])('is not alarmed by %s', (_case, other) => {
    expect(othersOfFirst(other)).toEqual([]);
  });

  it('are none once both careers of one person are approved', () => {
    const of = (id: number, status: 'pending' | 'confirmed', careerId: number) =>
      anApplication({
        id,
        status,
        career: { id: careerId, name: `Carrera ${careerId}`, facultyName: undefined },
      });
    const areDuplicates = (rows: readonly [ReturnType<typeof of>, ReturnType<typeof of>]) =>
      duplicateFinder(rows, applicationKeys(rows, [])).othersOf(rows[0]).length > 0;
    expect(areDuplicates([of(1, 'confirmed', 1), of(2, 'pending', 2)])).toBe(true);
    expect(areDuplicates([of(1, 'confirmed', 1), of(2, 'confirmed', 2)])).toBe(false);
    expect(areDuplicates([of(1, 'confirmed', 1), of(2, 'confirmed', 1)])).toBe(true);
  });

  it('ignores applications without a number', () => {
    const rows = [1, 2].map((id) => anApplication({ id, student: { idNumber: undefined } }));
    const finder = duplicateFinder(rows, applicationKeys(rows, []));
    expect(rows.map((row) => finder.othersOf(row))).toEqual([[], []]);
  });
});
