import { describe, expect, test } from 'vitest';
import { aCompletedCeremony, aConfirmedApplication } from '../bulk-issue.fixtures.ts';
import { ceremonyProblem, checkDate, completedCeremonies } from './issue-form.flow.ts';

describe('the form', () => {
  const completed = [aCompletedCeremony()] as const;
  const confirmed = [aConfirmedApplication({ id: 1 })];

  test.each([
    ['  ', 'incomplete'],
    ['31/02/2026', 'unreadableDate'],
  ])('rejects the date %j: %s', (date, problem) => {
    expect(checkDate({ date })).toEqual({ status: 'invalid', problems: { date: problem } });
  });

  test('reads the date', () => {
    const input = { year: 2026, month: 7, day: 1 };
    expect(checkDate({ date: '01/07/2026' })).toEqual({ status: 'valid', input });
  });

  test('reports a deleted ceremony, or one without confirmed applications', () => {
    const [ceremony] = completed;
    expect(ceremonyProblem(aCompletedCeremony({ id: 2 }), completed, confirmed)).toBe(
      'ceremonyGone',
    );
    expect(ceremonyProblem(ceremony, completed, [])).toBe('noneConfirmed');
    expect(ceremonyProblem(ceremony, completed, confirmed)).toBeUndefined();
  });

  test('offers only completed ceremonies, newest first, undated last', () => {
    const on = (id: number, year: number | undefined) =>
      aCompletedCeremony({ id, date: year === undefined ? undefined : { year, month: 1, day: 1 } });
    const all = [
      on(1, 2020),
      on(2, undefined),
      on(3, 2026),
      aCompletedCeremony({ id: 4, status: 'open' }),
      aCompletedCeremony({ id: 5, status: 'unknown' }),
      aCompletedCeremony({ id: 6, status: undefined }),
    ];
    expect(completedCeremonies(all).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});
