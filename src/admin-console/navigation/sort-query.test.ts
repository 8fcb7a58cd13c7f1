import { expect, test } from 'vitest';
import { readSort, writeSort } from './sort-query.ts';

const columns = ['name', 'date'] as const;
const newestFirst = { columnId: 'date', direction: 'descending' } as const;

test.each(['ascending', 'descending'] as const)('what is written reads back: %s', (direction) => {
  const sort = { columnId: 'name', direction } as const;
  expect(readSort(writeSort(sort), columns)).toEqual(sort);
});

test.each(['', 'password', 'password desc', ' name', '__proto__'])(
  '%o orders by nothing',
  (text) => {
    expect(readSort(text, columns)).toBeUndefined();
  },
);

test('the default order has no parameter, its reverse has one', () => {
  expect(writeSort(newestFirst, newestFirst)).toBe('');
  expect(writeSort({ columnId: 'date', direction: 'ascending' }, newestFirst)).toBe('date');
});
