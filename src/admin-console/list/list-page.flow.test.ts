import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPage } from './list-page.flow.ts';

describe('a page', () => {
  const rows = Array.from({ length: 42 }, (_, id) => ({ id }));

  it.each([
    ['1', 1, 10],
    ['5', 5, 2],
    ['99', 5, 2],
    ['0', 1, 10],
    ['-2', 1, 10],
    ['dos', 1, 10],
    ['9'.repeat(400), 1, 10],
  ])('asked for as %s', (wanted, page, count) => {
    const shown = listPage(rows, wanted);
    expect([shown.page, shown.rows.length]).toEqual([page, count]);
  });

  it('of nothing is empty', () => {
    expect(listPage([], '3')).toEqual({ rows: [], page: 1, pageCount: 1, first: 0, last: 0 });
  });

  it('never shows a row twice, and every one somewhere', () => {
    fc.assert(
      fc.property(fc.nat(200), (count) => {
        const list = Array.from({ length: count }, (_, id) => ({ id }));
        const { pageCount } = listPage(list, '1');
        const seen = Array.from(
          { length: pageCount },
          (_, at) => listPage(list, String(at + 1)).rows,
        );
        expect(seen.flat()).toEqual(list);
      }),
    );
  });
});
