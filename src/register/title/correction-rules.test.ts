import { expect, test } from 'vitest';
import {
  rectifiedTexts,
  refuseCorrection,
  refuseDuplicate,
  refuseResolution,
  refuseUnchanged,
} from './correction-rules.ts';

test.each([
  ['valid', undefined],
  ['annulled', 'titleAnnulled'],
  ['rectified', 'titleRectified'],
] as const)('a title that is %s: %s', (kind, id) => {
  expect(refuseCorrection({ kind })?.id).toBe(id);
});

test.each([
  ['2026-06-14', undefined],
  ['2026-06-15', undefined],
  ['2026-06-16', 'resolutionInFuture'],
])('a resolution of %s, on 15 June 2026: %s', (date, id) => {
  expect(refuseResolution(date, '2026-06-15')?.id).toBe(id);
});

test('a rectification keeps an omitted name, and removes one that is null', () => {
  const rest = { first_name: 'Ana', last_name: 'Perez', id_number: '12345678', degree_title: 'X' };
  const title = { ...rest, middle_name: 'Lucía', third_name: 'Inés', second_last_name: 'Zea' };
  const corrected = { ...rest, last_name: 'Pérez', third_name: null };
  expect(rectifiedTexts(title, corrected)).toEqual({
    ...title,
    last_name: 'Pérez',
    third_name: null,
  });
});

test('a rectification changes something', () => {
  const before: Record<string, string | null> = { last_name: 'Perez', second_last_name: null };
  expect(refuseUnchanged(before, { ...before })?.id).toBe('nothingRectified');
  expect(refuseUnchanged(before, { ...before, last_name: 'Pérez' })).toBeUndefined();
  expect(refuseUnchanged(before, { ...before, second_last_name: 'Zea' })).toBeUndefined();
});

test('one resolution orders one duplicate of a title', () => {
  expect(refuseDuplicate(true)?.id).toBe('duplicateExists');
  expect(refuseDuplicate(false)).toBeUndefined();
});
