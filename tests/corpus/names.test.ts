import { expect, test } from 'vitest';
import { findingsOfName } from '#domain/person/name-findings.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { compareRows } from './compare-rows.ts';
import { nameOf, names } from './names.ts';

test('a name that looks wrong has findings, and no other name has any', () => {
  const { found, expected } = compareRows(
    names,
    ([text]) => findingsOfName(nameOf(text)).map(({ kind }) => kind),
    ([, findings]) => findings,
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
