import { parse, unknown } from 'valibot';
import { expect, test } from 'vitest';
import { rowOf } from './row.ts';

const row = rowOf({ name: [unknown(), 'second_name', 'middle_name'] });

test.each<[object, unknown]>([
  [{ second_name: 'Eva', middle_name: 'Luisa' }, 'Eva'],
  [{ middle_name: 'Luisa' }, 'Luisa'],
  [{ second_name: null, middle_name: 'Luisa' }, 'Luisa'],
  [{ second_name: '', middle_name: 'Luisa' }, 'Luisa'],
  [{ second_name: ' \t', middle_name: 'Luisa' }, 'Luisa'],
  [{ second_name: 0, middle_name: 1 }, 0],
  [{ second_name: false, middle_name: true }, false],
  [{ second_name: ' ', middle_name: null }, ' '],
  [{ second_name: null, middle_name: '' }, ''],
  [{ second_name: null }, undefined],
  [{}, undefined],
])('of the names in %j the first that is not blank counts', (wire, name) => {
  expect(parse(row, wire)).toEqual({ name });
});
