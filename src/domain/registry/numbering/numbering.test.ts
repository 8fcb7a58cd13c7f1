import { describe, expect, test } from 'vitest';
import { type Register, registers } from '#domain/registers.ts';
import { formatRegistryNumber, parseRegistryNumber } from '../registry-number.ts';
import { type Numbered, nextNumber, numberSeries } from './numbering.ts';

interface Change {
  readonly code?: string;
  readonly last?: string;
  readonly second?: string | null;
  readonly first?: string;
  readonly orders?: readonly [record: number, assigned: number, folio: number];
}

const graduate = (id: number, change: Change = {}): Numbered => {
  const {
    code = `GRA-2026-${id}`,
    last = 'Paz',
    second = null,
    first,
    orders = [1, 1, 1],
  } = change;
  const [record, assigned, folio] = orders;
  return {
    id,
    code,
    lastName: last,
    secondLastName: second,
    firstName: first,
    careerOrders: { record, assigned, folio },
  };
};

/** The ids in the order of their numbers. */
function order(graduates: readonly Numbered[], register: Register = 'record'): readonly number[] {
  const numbers = numberSeries(graduates, register, parseRegistryNumber('001'));
  return [...numbers].sort(([, a], [, b]) => a.step - b.step).map(([id]) => id);
}

describe('the order of a series', () => {
  test.each<[string, readonly Numbered[], readonly number[]]>([
    [
      'careers before surnames',
      [
        graduate(1, { orders: [10, 1, 1], last: 'Abad' }),
        graduate(2, { orders: [2, 1, 1], last: 'Zea' }),
      ],
      [2, 1],
    ],
    [
      'surnames in Spanish before codes',
      [
        graduate(1, { last: 'Oviedo' }),
        graduate(2, { last: 'Ñáñez' }),
        graduate(3, { last: 'Núñez' }),
      ],
      [3, 2, 1],
    ],
    [
      'the second surname where the first is the same, without one first',
      [graduate(1, { second: 'Zea' }), graduate(2, { second: 'Abad' }), graduate(3)],
      [3, 2, 1],
    ],
    [
      'second surnames before the accents of first ones',
      [
        graduate(1, { last: 'Perez', second: 'Zamora' }),
        graduate(2, { last: 'PEREZ', second: 'Bello' }),
        graduate(3, { last: 'pérez', second: 'Castro' }),
        graduate(4, { last: 'Pérez', second: 'Acosta' }),
        graduate(5, { last: 'Pérez', second: 'Álvarez' }),
      ],
      [4, 5, 2, 3, 1],
    ],
    [
      'given names before codes',
      [graduate(1, { first: 'Zoe' }), graduate(2, { first: 'Ángel' })],
      [2, 1],
    ],
    [
      'the year of the code before its number',
      [
        graduate(1, { code: 'AG-2026-007' }),
        graduate(2, { code: 'AG-2026-005' }),
        graduate(3, { code: 'AG-2025-009' }),
      ],
      [3, 2, 1],
    ],
  ])('%s', (_, graduates, expected) => {
    expect(order(graduates)).toEqual(expected);
    expect(order(graduates.toReversed())).toEqual(expected);
  });

  test('each register has its own', () => {
    const graduates = [
      graduate(1, { orders: [1, 2, 2] }),
      graduate(2, { orders: [2, 1, 3] }),
      graduate(3, { orders: [3, 3, 1] }),
    ];
    expect(registers.map((register) => order(graduates, register)[0])).toEqual([1, 2, 3]);
  });
});

test('a later issue continues where the former one stopped', () => {
  const numbers = numberSeries(
    [graduate(1), graduate(2)],
    'folio',
    nextNumber('F-098', ['F-098', 'F-099']),
  );
  expect([...numbers]).toEqual([
    [1, { step: 0, number: 'F-100' }],
    [2, { step: 1, number: 'F-101' }],
  ]);
});

test.each<[string, string | undefined, readonly (string | undefined)[], string | undefined]>([
  ['the initial number before the first issue', '001', [], '001'],
  ['after as many as were issued', '001', ['001', '002'], '003'],
  ['after the highest', '001', ['001', '007'], '008'],
  ['counting an unreadable one', '001', ['001', undefined, 'sin número'], '004'],
  ['counting but not following another series', '001', ['A-900'], '002'],
  ['at fixed width', '098', ['098', '099'], '100'],
  ['undefined without a digit', 'ninguno', ['001'], undefined],
  ['undefined without an initial number', undefined, ['001'], undefined],
])('the next number is %s', (_, initial, issued, expected) => {
  const next = nextNumber(initial, issued);
  expect(next && formatRegistryNumber(next)).toBe(expected);
});

test('without a next number nobody gets one', () => {
  expect(numberSeries([graduate(1)], 'folio', nextNumber('ninguno', []))).toEqual(new Map());
});
