import { expect, test } from 'vitest';
import { createSearchIndex } from '#domain/text/search-index.ts';
import { compareRows } from './compare-rows.ts';
import { searches } from './searches.ts';

test('the search of the console finds a person by any writing', () => {
  const { found, expected } = compareRows(
    searches,
    ([query, text]) => createSearchIndex([text], (row) => [row]).search(query).length > 0,
    ([, , isFound]) => isFound,
  );
  expect(found).toEqual(expected);
});
