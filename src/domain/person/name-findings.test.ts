import { expect, test } from 'vitest';
import { findingsOfName } from './name-findings.ts';

test.each([
  ['Pé\u200brez', 'a zero-width space'],
  ['Pé\u00adrez', 'a soft hyphen'],
  ['\u202aPérez\u202c', 'marks of direction'],
  ['Pé\u0002rez', 'the control character for a hyphen'],
])('a copied name (%j) with %s is no question, because documents leave it out', (lastName) => {
  expect(findingsOfName({ firstName: 'Ana', lastName })).toEqual([]);
});
