import { number, object } from 'valibot';
import { expect, test } from 'vitest';
import { readRows, unreadableRows } from './list-answer.ts';

const row = object({ id: number() });

test('a list without a broken row has nothing to report', () => {
  const list = readRows(row, [{ id: 1 }, { id: 2 }]);
  expect(list.rows).toHaveLength(2);
  expect(unreadableRows('titles', list)).toBeUndefined();
});

test('broken rows are counted, the first five with their reasons and without what they hold', () => {
  const broken = Array.from({ length: 7 }, () => ({ id: 'V-12345678' }));
  const list = readRows(row, [{ id: 1 }, ...broken]);
  expect(list.rows).toEqual([{ id: 1 }]);

  const { message = '' } = unreadableRows('titles', list) ?? {};
  expect(message).toMatch(/^titles: 7 rows could not be read \(1\.id: .+; 2\.id: .+; 5\.id: .+\)$/);
  expect(message).not.toContain('6.id');
  expect(message).not.toContain('12345678');
});
