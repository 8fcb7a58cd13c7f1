import { describe, expect, test } from 'vitest';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import { planStatusChange, reopens, stopsApplications } from './status-change.flow.ts';

describe('the call that a choice requires', () => {
  test.each(['open', 'closed', 'completed'] as const)(
    'none for the current status %s',
    (status) => {
      expect(planStatusChange(aCeremony({ status }), status)).toEqual({ kind: 'none' });
    },
  );

  test.each(['open', 'closed', 'unknown', undefined] as const)('completing from %s', (status) => {
    expect(planStatusChange(aCeremony({ status }), 'completed')).toEqual({ kind: 'complete' });
  });

  test('a full update otherwise, with all other fields unchanged', () => {
    expect(planStatusChange(aCeremony({ description: 'Promoción' }), 'closed')).toEqual({
      kind: 'update',
      status: 'closed',
      input: {
        name: 'Acto de Grado Julio 2026',
        date: { year: 2026, month: 7, day: 10 },
        location: 'Aula Magna',
        description: 'Promoción',
        recordInitial: '001',
        assignedInitial: '301',
        folioInitial: '0501',
      },
    });
  });

  test('allows only completing without a date', () => {
    const undated = aCeremony({ date: undefined });
    expect(planStatusChange(undated, 'closed')).toEqual({ kind: 'incomplete' });
    expect(planStatusChange(undated, 'completed')).toEqual({ kind: 'complete' });
  });
});

test.each([
  ['open', 'closed', true],
  ['open', 'completed', true],
  [undefined, 'closed', true],
  ['open', 'open', false],
  ['closed', 'completed', false],
  ['unknown', 'closed', false],
] as const)('from %s to %s stops new applications: %s', (status, choice, stops) => {
  expect(stopsApplications(aCeremony({ status }), choice)).toBe(stops);
});

test.each([
  ['completed', 'open', true],
  ['completed', 'closed', true],
  ['completed', 'completed', false],
  ['closed', 'open', false],
] as const)('from %s to %s reopens: %s', (status, choice, isReopened) => {
  expect(reopens(aCeremony({ status }), choice)).toBe(isReopened);
});
