import { expect, test } from 'vitest';
import {
  rectifiedTexts,
  refuseAnnulment,
  refuseCorrection,
  refuseDuplicate,
  refuseHold,
  refuseLifting,
  refuseResolution,
  refuseUnchanged,
} from './correction-rules.ts';

test.each([
  ['valid', undefined, undefined, undefined, 'titleNotOnHold'],
  ['on-hold', undefined, 'titleOnHold', 'titleHeldAlready', undefined],
  ['annulled', ...repeated('titleAnnulled')],
  ['rectified', ...repeated('titleRectified')],
] as const)(
  'a title that is %s is annulled: %s, rectified: %s, held: %s, lifted: %s',
  (kind, ...ids) => {
    const rules = [refuseAnnulment, refuseCorrection, refuseHold, refuseLifting];
    expect(rules.map((rule) => rule({ kind })?.id)).toEqual(ids);
  },
);

function repeated(id: string) {
  return [id, id, id, id] as const;
}

test.each([
  ['2026-06-14', undefined],
  ['2026-06-15', undefined],
  ['2026-06-16', 'resolutionInFuture'],
])('a resolution of %s, on 15 June 2026: %s', (date, id) => {
  const today = { at: new Date('2026-06-15T09:00:00Z'), day: '2026-06-15' };
  const values = { today: '2026-06-15' };
  expect(refuseResolution(date, today)).toEqual(id && { id, values });
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

test.each([
  ['De  la Cruz', 'De la Cruz'],
  [' De la Cruz', 'De la Cruz'],
  ['De\u00A0la Cruz', 'De la Cruz'],
  ['De la Cruz\u200B', 'De la Cruz'],
  ['Pe\u0301rez', 'Pérez'],
  ['', null],
])('a rectification of %j to %j prints the same, and is refused', (last_name, corrected) => {
  const after: Record<string, string | null> = { last_name: corrected };
  expect(refuseUnchanged({ last_name }, after)?.id).toBe('nothingRectified');
});

test('a rectification without the spaces changes the print', () => {
  expect(refuseUnchanged({ last_name: 'De la Cruz' }, { last_name: 'Delacruz' })).toBeUndefined();
});

test('one resolution orders one duplicate of a title, however its number is written', () => {
  const entry = { kind: 'duplicated', resolution_number: 'CU-0123-2026' };
  expect(refuseDuplicate([entry], 'N.º CU – 0123-2026.')?.id).toBe('duplicateExists');
  expect(refuseDuplicate([entry], 'CU-0124-2026')).toBeUndefined();
  expect(refuseDuplicate([{ ...entry, kind: 'rectified' }], 'CU-0123-2026')).toBeUndefined();
});
