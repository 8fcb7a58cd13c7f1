import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bodyHeightOf,
  scrollTopAfter,
  scrollTopFor,
  shiftOf,
  type WindowMeasures,
  windowOf,
} from './row-window.ts';

const applications = { rowCount: 50_000, rowHeight: 44, viewHeight: 600, scrollTop: 0 };

const measures = fc
  .record({
    rowCount: fc.integer({ min: 1, max: 60_000 }),
    rowHeight: fc.integer({ min: 20, max: 400 }),
    viewHeight: fc.integer({ min: 50, max: 2000 }),
    scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ scrolled, ...sizes }): WindowMeasures => {
    const way = bodyHeightOf({ ...sizes, scrollTop: 0 }) - sizes.viewHeight;
    return { ...sizes, scrollTop: Math.max(0, way) * scrolled };
  });

/** The rows that are at least partly visible. */
function seenRows(it: WindowMeasures) {
  const top = it.scrollTop + shiftOf(it);
  const first = Math.floor(top / it.rowHeight);
  const last = Math.min(it.rowCount - 1, Math.ceil((top + it.viewHeight) / it.rowHeight) - 1);
  return { first, last };
}

describe('windowOf', () => {
  it('renders a few dozen of 50,000 rows', () => {
    const { first, end } = windowOf(applications);
    expect(first).toBe(0);
    expect(end).toBeLessThan(40);
  });

  it('renders every visible row, wherever the list is scrolled to', () => {
    fc.assert(
      fc.property(measures, (it) => {
        const { first, last } = seenRows(it);
        const drawn = windowOf(it);
        expect(drawn.first).toBeLessThanOrEqual(first);
        expect(drawn.end).toBeGreaterThan(last);
        expect(drawn.end).toBeLessThanOrEqual(it.rowCount);
      }),
    );
  });

  it('stays inside a list that has become shorter than its scroll position', () => {
    const drawn = windowOf({ ...applications, rowCount: 3, scrollTop: 1_000_000 });
    expect(drawn).toEqual({ first: 0, end: 3 });
  });

  it('does not move for a few pixels', () => {
    expect(windowOf({ ...applications, scrollTop: 10_000 })).toEqual(
      windowOf({ ...applications, scrollTop: 10_020 }),
    );
  });
});

describe('a list that is taller than the maximum height of an element', () => {
  const blocks = { rowCount: 50_000, rowHeight: 300, viewHeight: 600, scrollTop: 0 };
  const end = bodyHeightOf(blocks) - blocks.viewHeight;

  it('is rendered in an element that no browser clips', () => {
    expect(bodyHeightOf(blocks)).toBe(8_000_000);
  });

  it('shows its last row at the end of the scroll bar', () => {
    const atEnd = { ...blocks, scrollTop: end };
    const bottom = 50_000 * 300 - shiftOf(atEnd);
    expect(windowOf(atEnd).end).toBe(50_000);
    expect(bottom).toBeCloseTo(end + blocks.viewHeight, 3);
  });
});

describe('scrollTopFor', () => {
  it('scrolls any row fully into view', () => {
    fc.assert(
      fc.property(measures, fc.nat(), (it, any) => {
        fc.pre(it.viewHeight >= it.rowHeight);
        const index = any % it.rowCount;
        const there = { ...it, scrollTop: scrollTopFor(index, it) };
        const top = index * it.rowHeight - shiftOf(there) - there.scrollTop;
        expect(top).toBeGreaterThanOrEqual(-0.01);
        expect(top + it.rowHeight).toBeLessThanOrEqual(it.viewHeight + 0.01);
      }),
    );
  });

  it('shows the beginning of a row that is taller than the box', () => {
    const small = { ...applications, viewHeight: 20 };
    expect(scrollTopFor(10, small)).toBe(440);
  });

  it('does not scroll for a visible row', () => {
    expect(scrollTopFor(3, { ...applications, scrollTop: 44 })).toBe(44);
  });
});

describe('scrollTopAfter', () => {
  it('leaves the same row at the top', () => {
    fc.assert(
      fc.property(measures, fc.integer({ min: 20, max: 400 }), (before, rowHeight) => {
        const scrollTop = scrollTopAfter(before, { ...before, rowHeight, scrollTop: 0 });
        const after = { ...before, rowHeight, scrollTop };
        const rowAtTop = (it: WindowMeasures) => (it.scrollTop + shiftOf(it)) / it.rowHeight;
        expect(rowAtTop(after)).toBeCloseTo(rowAtTop(before), 3);
      }),
    );
  });
});
