import { describe, expect, it, test } from 'vitest';
import { aDelivery, aWithdrawal } from './handover.fixtures.ts';
import { collectableFrom, isOverdue, openHandoverBook } from './handover-book.ts';

describe('the book', () => {
  it('counts the last entry of a title, whatever the order of the list', () => {
    const first = aDelivery();
    const second = aDelivery({
      id: 3,
      previousId: 1,
      collector: { kind: 'proxy', proxy: undefined },
    });
    const book = openHandoverBook([second, first]);
    expect(book.deliveryOf({ id: 1 })).toBe(second);
    expect(book.entriesOf({ id: 1 })).toEqual([first, second]);
  });

  it('has no delivery after an entry that says there was none, and one after it was recorded again', () => {
    const entries = [aDelivery(), aWithdrawal()];
    expect(openHandoverBook(entries).deliveryOf({ id: 1 })).toBeUndefined();
    const again = aDelivery({ id: 5, previousId: 2 });
    expect(openHandoverBook([...entries, again]).deliveryOf({ id: 1 })).toBe(again);
  });

  it('has nothing about another title', () => {
    const book = openHandoverBook([aDelivery()]);
    expect(book.deliveryOf({ id: 2 })).toBeUndefined();
    expect(book.entriesOf({ id: 2 })).toEqual([]);
  });
});

const may = { year: 2026, month: 5, day: 8 };
const july = { year: 2026, month: 7, day: 10 };

test('a title can be collected from its issue or its ceremony on, whichever is later', () => {
  expect(collectableFrom({ issueDate: may, ceremonyDate: july })).toEqual(july);
  expect(collectableFrom({ issueDate: july, ceremonyDate: may })).toEqual(july);
  expect(collectableFrom({ issueDate: undefined, ceremonyDate: may })).toEqual(may);
  expect(collectableFrom({ issueDate: undefined, ceremonyDate: undefined })).toBeUndefined();
});

test.each([
  [{ year: 2026, month: 10, day: 8 }, false],
  [{ year: 2026, month: 10, day: 9 }, true],
])('on %o, 90 days after the ceremony, overdue is %s', (today, expected) => {
  expect(isOverdue({ issueDate: may, ceremonyDate: july }, { today, days: 90 })).toBe(expected);
});

test('a title without a date is never overdue', () => {
  const undated = { issueDate: undefined, ceremonyDate: undefined };
  expect(isOverdue(undated, { today: july, days: 1 })).toBe(false);
});
