import { expect, test } from 'vitest';
import { chooseFilters, filterRows } from '#admin-console/list/list-filter.flow.ts';
import { aDelivery, aWithdrawal } from '#domain/registry/handover/handover.fixtures.ts';
import { openHandoverBook } from '#domain/registry/handover/handover-book.ts';
import { aTitle } from '#domain/registry/issued-title.fixtures.ts';
import { aTitleEntry } from '#domain/registry/title-entry.fixtures.ts';
import { historyFinder } from '#domain/registry/title-history.ts';
import { handoverMessages } from './handover.messages.ts';
import { handoverFilter } from './handover-filter.flow.ts';

const day = { year: 2026, month: 7, day: 10 };
const old = { year: 2025, month: 7, day: 10 };
const titles = [
  aTitle({ id: 1, issueDate: day, ceremonyDate: day }),
  aTitle({ id: 2, issueDate: day, ceremonyDate: day }),
  aTitle({ id: 3, issueDate: old, ceremonyDate: old }),
  aTitle({ id: 4, issueDate: old, ceremonyDate: old }),
  aTitle({ id: 5, issueDate: day, ceremonyDate: day }),
];
const handovers = [
  aDelivery({ id: 1, titleId: 2 }),
  aDelivery({ id: 2, titleId: 5 }),
  aWithdrawal({ id: 3, titleId: 5, previousId: 2 }),
];

function filterWith(days: number | undefined) {
  return handoverFilter(handoverMessages.defaults, {
    book: openHandoverBook(handovers),
    historyOf: historyFinder([aTitleEntry({ titleId: 4, kind: 'annulled' })]),
    today: { year: 2026, month: 8, day: 10 },
    days,
  });
}

test.each([
  ['pending', [1, 3, 5]],
  ['overdue', [3]],
  ['delivered', [2]],
])('%s titles are %j', (handover, ids) => {
  const shown = filterRows(titles, chooseFilters([filterWith(180)], { handover }));
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test('no title is overdue if the server says nothing about it', () => {
  const { choices } = filterWith(undefined);
  expect(choices.map(({ key }) => key)).toEqual(['pending', 'delivered']);
});
