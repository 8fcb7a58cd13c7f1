import { expect, test } from 'vitest';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aTitleEntry } from '#domain/registry/title-entry.fixtures.ts';
import { historyFinder } from '#domain/registry/title-history.ts';
import { countStandings } from './count-standings.ts';

test('a rectified title and its successor are two titles, one of them in force', () => {
  const titles = [1, 2, 3, 4].map((id) => aTitle({ id }));
  const historyOf = historyFinder([
    aTitleEntry({ id: 1, titleId: 1, kind: 'rectified', replacedBy: 4 }),
    aTitleEntry({ id: 2, titleId: 2, kind: 'annulled' }),
    aTitleEntry({ id: 3, titleId: 3, kind: 'duplicated' }),
  ]);
  expect(countStandings(titles, historyOf)).toEqual({ inForce: 2, rectified: 1, annulled: 1 });
});
