import { expect, test } from 'vitest';
import { refuseIssue, refuseNumbering, refuseTakenNumber } from './issue-rules.ts';

test.each([
  [true, 1, undefined],
  [true, 0, 'nobodyConfirmed'],
  [false, 1, 'ceremonyNotCompleted'],
  [false, 0, 'ceremonyNotCompleted'],
])('completed %s, with %i confirmed applications: %s', (isCompleted, confirmed, id) => {
  expect(refuseIssue(isCompleted, confirmed)?.id).toBe(id);
});

test('numbers need a digit to start from, if there is a title to number', () => {
  const initials = { record_initial: '001', assigned_initial: 'A', folio_initial: 'B' };
  expect(refuseNumbering(initials, 1)).toEqual({
    id: 'numberUnusable',
    values: { series: 'assigned', initial: 'A' },
  });
  expect(refuseNumbering(initials, 0)).toBeUndefined();
  expect(refuseNumbering({ ...initials, assigned_initial: '1', folio_initial: 'B-2' }, 1)).toBe(
    undefined,
  );
});

test('a number that is taken refuses the issue with the holder’s name', () => {
  const taken = {
    register: 'assigned',
    number: 'A-001',
    holder: { fullName: 'Ana Pérez Zea' },
  } as const;
  expect(refuseTakenNumber([taken, { ...taken, register: 'folio', number: '7' }])).toEqual({
    id: 'numberTaken',
    values: { series: 'assigned', number: 'A-001', holder: 'Ana Pérez Zea', others: 1 },
  });
  expect(refuseTakenNumber([])).toBeUndefined();
});
