import { expect, test } from 'vitest';
import { remarksOfName } from '#domain/person/name-remarks.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { compareRows } from './compare-rows.ts';
import { nameOf, names } from './names.ts';

test('a name that looks wrong has remarks, and no other name has any', () => {
  const { found, expected } = compareRows(
    names,
    ([text]) => remarksOfName(nameOf(text)).map(({ kind }) => kind),
    ([, remarks]) => remarks,
  );
  expect(found).toEqual(expected);
});

test('a name is printed without parts that have no letter, with single spaces', () => {
  const { found, expected } = compareRows(
    names,
    ([text]) => joinPersonName(nameOf(text)),
    ([, , printed]) => printed,
  );
  expect(found).toEqual(expected);
});
