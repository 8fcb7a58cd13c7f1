import { expect, test } from 'vitest';
import {
  refuseAnnulment,
  refuseCorrection,
  refuseDuplicate,
  refuseHold,
  refuseLifting,
  refuseResolution,
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

test('one resolution orders one duplicate of a title, however its number is written', () => {
  const entry = { kind: 'duplicated', resolution_number: 'CU-0123-2026' };
  expect(refuseDuplicate([entry], 'N.º CU – 0123-2026.')?.id).toBe('duplicateExists');
  expect(refuseDuplicate([entry], 'CU-0124-2026')).toBeUndefined();
  expect(refuseDuplicate([{ ...entry, kind: 'rectified' }], 'CU-0123-2026')).toBeUndefined();
});
