import { expect, test } from 'vitest';
import { aTitleEntry } from './title-entry.fixtures.ts';
import { historyFinder, uncorrected } from './title-history.ts';

test('a rectified title names its successor, and the successor its origin', () => {
  const rectified = aTitleEntry({ id: 2, titleId: 1, kind: 'rectified', replacedBy: 9 });
  const duplicated = aTitleEntry({ id: 1, titleId: 1 });
  const historyOf = historyFinder([rectified, duplicated]);
  expect(historyOf(1)).toMatchObject({
    standing: { kind: 'rectified', by: 9, duplicates: 1 },
    entries: [duplicated, rectified],
    origin: undefined,
  });
  expect(historyOf(9)).toMatchObject({ standing: { kind: 'valid' }, origin: rectified });
  expect(historyOf(5)).toBe(uncorrected);
});
