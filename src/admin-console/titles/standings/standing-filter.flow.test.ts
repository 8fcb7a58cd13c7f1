import { expect, test } from 'vitest';
import { chooseFilters, filterRows } from '#admin-console/list/list-filter.flow.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aTitleEntry } from '#domain/registry/title-entry.fixtures.ts';
import { historyFinder } from '#domain/registry/title-history.ts';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { standingFilter } from './standing-filter.flow.ts';

const titles = [1, 2, 3, 4, 5].map((id) => aTitle({ id }));
const entries = [
  aTitleEntry({ id: 1, titleId: 2, kind: 'annulled' }),
  aTitleEntry({ id: 2, titleId: 3, kind: 'rectified', replacedBy: 5 }),
  aTitleEntry({ id: 3, titleId: 4, kind: 'duplicated' }),
  aTitleEntry({ id: 4, titleId: 2, kind: 'duplicated' }),
];

const reason = { reason: 'x', enteredBy: undefined, enteredAt: undefined };
const holds = [
  { ...reason, id: 1, titleId: 1, kind: 'held' as const },
  { ...reason, id: 2, titleId: 4, kind: 'held' as const },
  { ...reason, id: 3, titleId: 4, kind: 'lifted' as const },
];
const historyOf = historyFinder(entries, holds);

test.each([
  ['valid', [1, 4, 5]],
  ['rectified', [3]],
  ['annulled', [2]],
  ['duplicated', [2, 4]],
  ['on-hold', [1]],
  ['unknown', [1, 2, 3, 4, 5]],
])('%s titles are %j', (standing, ids) => {
  const filter = standingFilter(titleCorrectionsMessages.defaults, historyOf, true);
  const shown = filterRows(titles, chooseFilters([filter], { standing }));
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
