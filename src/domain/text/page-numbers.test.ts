import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nearestPage, pageCountOf, pageMarks, pageSpan } from './page-numbers.ts';

function written(page: number, count: number): string {
  return pageMarks(page, count)
    .map((mark) => (mark.kind === 'page' ? String(mark.page) : '…'))
    .join(' ');
}

describe('the numbered pages', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 4, '1 2 … 4'],
    [1, 15, '1 2 … 15'],
    [2, 15, '1 2 3 … 15'],
    [3, 15, '1 2 3 4 … 15'],
    [4, 15, '1 … 3 4 5 … 15'],
    [8, 15, '1 … 7 8 9 … 15'],
    [14, 15, '1 … 13 14 15'],
    [15, 15, '1 … 14 15'],
    [99, 15, '1 … 14 15'],
  ])('of page %i of %i are %s', (page, count, expected) => {
    expect(written(page, count)).toBe(expected);
  });
});

const place = fc
  .integer({ min: 1, max: 6_000 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), page: fc.integer({ min: 1, max: count }) }),
  );

test('includes exactly the first, the last, the current page and its neighbours', () => {
  fc.assert(
    fc.property(place, ({ page, count }) => {
      const pages = pageMarks(page, count).flatMap((mark) =>
        mark.kind === 'page' ? mark.page : [],
      );
      const expected = Array.from({ length: count }, (_, index) => index + 1).filter(
        (each) => each === 1 || each === count || Math.abs(each - page) <= 1,
      );
      expect(pages).toEqual(expected);
    }),
  );
});

test('has an ellipsis exactly where pages are left out', () => {
  fc.assert(
    fc.property(place, ({ page, count }) => {
      const marks = pageMarks(page, count);
      expect(marks.length).toBeLessThanOrEqual(7);
      marks.forEach((mark, at) => {
        const [before, after] = [marks[at - 1], marks[at + 1]];
        if (mark.kind === 'ellipsis') {
          expect(before?.kind).toBe('page');
          expect(after?.kind === 'page' && after.page > mark.after + 1).toBe(true);
        } else if (before?.kind === 'page') {
          expect(mark.page).toBe(before.page + 1);
        }
      });
    }),
  );
});

test('every row is on exactly one page', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.integer({ min: 1, max: 60 }), (rows, size) => {
      const pages = Array.from({ length: pageCountOf(rows, size) }, (_, index) => index + 1);
      const spans = pages.map((page) => pageSpan(page, size, rows));
      const seen = spans.flatMap(({ first, last }) =>
        first === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at),
      );
      expect(seen).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
    }),
  );
});

test('any number leads to an existing page', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 5_000 }), (page, count) => {
      const nearest = nearestPage(page, count);
      expect(Number.isInteger(nearest) && nearest >= 1 && nearest <= count).toBe(true);
    }),
  );
});
