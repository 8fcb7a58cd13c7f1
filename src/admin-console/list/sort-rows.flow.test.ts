import {
  array,
  boolean,
  constantFrom,
  assert as holds,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { type ListColumn, sortRows } from './sort-rows.flow.ts';

type Value = string | number | boolean | undefined;

interface Row {
  readonly id: number;
  readonly value: Value;
}

const columns: readonly ListColumn<Row>[] = [
  { id: 'value', header: '', cell: () => null, sortBy: ({ value }) => value },
  { id: 'actions', header: '', cell: () => null },
];
const ascending = { columnId: 'value', direction: 'ascending' } as const;
const descending = { columnId: 'value', direction: 'descending' } as const;

function sorted(values: readonly Value[], sort: typeof ascending | typeof descending = ascending) {
  const rows = values.map((value, id) => ({ id, value }));
  return sortRows(rows, columns, sort).map(({ value }) => value);
}

describe('the order of a column', () => {
  test.each([
    ['names', ['Álvaro', 'Bea', 'Núñez', 'Ñáñez', 'Oca', 'zoe']],
    ['numbers within texts', ['AG-2026-999', 'AG-2026-1000', 'Curso 2', 'Curso 10']],
    ['numbers', [-1, 2, 10]],
    ['flags', [false, true]],
    ['days', ['2025-12-31', '2026-01-02']],
  ])('counts in %s', (_, ordered) => {
    expect(sorted(ordered.toReversed())).toEqual(ordered);
    expect(sorted(ordered, descending)).toEqual(ordered.toReversed());
  });

  test('is the Spanish one', () => {
    const names = constantFrom('nube', 'Ñuble', 'Árbol', 'zorro', 'oca', 'Acto 9', 'Acto 10');
    holds(
      property(array(names), (values) => {
        expect(sorted(values)).toEqual(values.toSorted(compareSpanish));
      }),
    );
  });

  test('puts what is missing last in either direction', () => {
    expect(sorted([undefined, 'b', ' ', 'a'])).toEqual(['a', 'b', undefined, ' ']);
    expect(sorted([undefined, 'b', ' ', 'a'], descending)).toEqual(['b', 'a', undefined, ' ']);
  });
});

test('rows without an order, or with one that no column has, stay as they are', () => {
  const rows = [
    { id: 2, value: 'b' },
    { id: 1, value: 'a' },
  ];
  expect(sortRows(rows, columns, undefined)).toBe(rows);
  expect(sortRows(rows, columns, { ...ascending, columnId: 'password' })).toBe(rows);
  expect(sortRows(rows, columns, { ...ascending, columnId: 'actions' })).toBe(rows);
});

test('no row is lost, and equal ones keep their order', () => {
  const anyRow = record({
    id: integer(),
    value: option(oneof(constantFrom('a', 'A', 'b'), boolean()), { nil: undefined }),
  });
  holds(
    property(array(anyRow), (rows) => {
      const result = sortRows(rows, columns, ascending);
      expect(result).toHaveLength(rows.length);
      for (const value of ['b', true, undefined]) {
        const equal = (row: Row) => row.value === value;
        expect(result.filter(equal)).toEqual(rows.filter(equal));
      }
    }),
  );
});
