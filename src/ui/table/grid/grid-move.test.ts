import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerRow, placeAfter } from './grid-move.ts';

const size = { rows: 50_000, columns: 8, page: 12 };

describe('placeAfter', () => {
  it.each([
    ['ArrowDown', { row: 0, column: 2 }, { row: 1, column: 2 }],
    ['ArrowUp', { row: 1, column: 2 }, { row: 0, column: 2 }],
    ['ArrowUp', { row: 0, column: 2 }, { row: headerRow, column: 2 }],
    ['ArrowRight', { row: 0, column: 7 }, { row: 0, column: 7 }],
    ['ArrowLeft', { row: 0, column: 1 }, { row: 0, column: 0 }],
    ['Home', { row: 9, column: 5 }, { row: 9, column: 0 }],
    ['End', { row: 9, column: 5 }, { row: 9, column: 7 }],
    ['PageDown', { row: 9, column: 5 }, { row: 21, column: 5 }],
    ['PageDown', { row: headerRow, column: 5 }, { row: 12, column: 5 }],
    ['PageUp', { row: 9, column: 5 }, { row: 0, column: 5 }],
    ['PageUp', { row: 0, column: 5 }, { row: headerRow, column: 5 }],
    ['Control+Home', { row: 9, column: 5 }, { row: 0, column: 0 }],
    ['Control+End', { row: 9, column: 5 }, { row: 49_999, column: 7 }],
  ])('%s goes from %j to %j', (key, from, to) => {
    expect(placeAfter(key, from, size)).toEqual(to);
  });

  it.each(['a', 'Tab', 'Enter', 'Control+c', 'constructor'])('leaves %s alone', (key) => {
    expect(placeAfter(key, { row: 0, column: 0 }, size)).toBeUndefined();
  });

  it('never leaves the grid, even if it is empty', () => {
    const key = fc.constantFrom('ArrowDown', 'PageDown', 'PageUp', 'Control+End', 'Control+Home');
    fc.assert(
      fc.property(fc.array(key), fc.nat({ max: 30 }), (keys, rows) => {
        let place = { row: headerRow, column: 0 };
        for (const pressed of keys) {
          place = placeAfter(pressed, place, { rows, columns: 3, page: 5 }) ?? place;
          expect(place.row).toBeGreaterThanOrEqual(headerRow);
          expect(place.row).toBeLessThan(Math.max(rows, 0));
        }
      }),
    );
  });
});
