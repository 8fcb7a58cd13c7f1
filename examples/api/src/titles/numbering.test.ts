import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../server/failure.ts';
import { type Numbered, numberSeries, type SeriesState } from './numbering.ts';

const graduate = (id: number, change: Partial<Numbered> = {}): Numbered => ({
  id,
  application_code: `GRA-2026-${id}`,
  code_year: 2026,
  code_number: id,
  last_name: 'Paz',
  second_last_name: null,
  record_order: 1,
  assigned_order: 1,
  folio_order: 1,
  ...change,
});

const fresh: SeriesState = { initial: '001', nextPlace: 0 };

/** The ids in the order of their numbers. */
function order(...graduates: readonly Numbered[]): readonly number[] {
  return [...numberSeries(graduates, 'record', fresh)]
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([id]) => id);
}

describe('the order of a series', () => {
  test.each<[string, readonly Numbered[], readonly number[]]>([
    [
      'careers before surnames',
      [
        graduate(1, { record_order: 10, last_name: 'Abad' }),
        graduate(2, { record_order: 2, last_name: 'Zea' }),
      ],
      [2, 1],
    ],
    [
      'surnames in Spanish before codes',
      [
        graduate(1, { last_name: 'Oviedo' }),
        graduate(2, { last_name: 'Ñáñez' }),
        graduate(3, { last_name: 'Núñez' }),
      ],
      [3, 2, 1],
    ],
    [
      'the second surname where the first is the same, without one first',
      [
        graduate(1, { second_last_name: 'Zea' }),
        graduate(2, { second_last_name: 'Abad' }),
        graduate(3),
      ],
      [3, 2, 1],
    ],
    [
      'the year of the code before its number',
      [
        graduate(1, { code_number: 7 }),
        graduate(2, { code_number: 5 }),
        graduate(3, { code_year: 2025, code_number: 9 }),
      ],
      [3, 2, 1],
    ],
  ])('%s', (_, graduates, expected) => {
    expect(order(...graduates)).toEqual(expected);
    expect(order(...graduates.toReversed())).toEqual(expected);
  });

  test('each register has its own', () => {
    const graduates = [
      graduate(1, { record_order: 1, assigned_order: 2, folio_order: 2 }),
      graduate(2, { record_order: 2, assigned_order: 1, folio_order: 3 }),
      graduate(3, { record_order: 3, assigned_order: 3, folio_order: 1 }),
    ];
    const firstOf = (series: 'record' | 'assigned' | 'folio') =>
      [...numberSeries(graduates, series, fresh)].find(([, { number }]) => number === '001')?.[0];
    expect([firstOf('record'), firstOf('assigned'), firstOf('folio')]).toEqual([1, 2, 3]);
  });
});

test('a later issue goes on where the former one stopped', () => {
  const numbers = numberSeries([graduate(1), graduate(2)], 'folio', {
    initial: 'F-098',
    nextPlace: 2,
  });
  expect([...numbers]).toEqual([
    [1, { place: 2, number: 'F-100' }],
    [2, { place: 3, number: 'F-101' }],
  ]);
});

test('an initial number without a digit is refused with its name', () => {
  const issue = () => numberSeries([graduate(1)], 'folio', { initial: 'ninguno', nextPlace: 0 });
  expect(issue).toThrow(ApiFailure);
  expect(issue).toThrow(/ninguno/);
});
