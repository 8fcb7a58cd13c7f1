import { expect, test } from 'vitest';
import { printMark } from './print-mark.ts';

test.each([
  ['title', 'valid', 0, 1, null],
  ['title', 'valid', 0, 2, 'copy'],
  ['certificate', 'valid', 0, 2, null],
  ['title', 'valid', 1, 1, 'duplicate'],
  ['individual-record', 'valid', 1, 1, null],
  ['title', 'annulled', 1, 3, 'annulled'],
  ['title', 'rectified', 0, 1, 'rectified'],
  ['certificate', 'rectified', 0, 2, 'rectified'],
] as const)('a %s of a title that is %s, with %d duplicates, copy %d: %s', (...row) => {
  const [kind, standing, duplicates, copy, mark] = row;
  expect(printMark(kind, { kind: standing, duplicates }, copy)).toBe(mark);
});
