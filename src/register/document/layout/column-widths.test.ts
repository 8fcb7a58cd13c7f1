import { describe, expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

describe('the widths of columns', () => {
  it.each([
    [
      'divide what is left if no text wraps',
      [
        { natural: 10, share: 1 },
        { natural: 20, share: 3 },
      ],
      50,
      [15, 35],
    ],
    [
      'leave room to a column that wraps',
      [
        { natural: 10, share: 50 },
        { natural: 90, share: 50 },
      ],
      60,
      [10, 50],
    ],
    [
      'follow the shares of columns that wrap',
      [
        { natural: 90, share: 1 },
        { natural: 90, share: 2 },
      ],
      60,
      [20, 40],
    ],
    [
      'give a column its share if the room of others does not suffice',
      [
        { natural: 10, share: 30 },
        { natural: 35, share: 30 },
        { natural: 90, share: 40 },
      ],
      80,
      [10, 30, 40],
    ],
  ])('%s', (_, columns, width, expected) => {
    expect(columnWidths(columns, width)).toEqual(expected);
  });

  it('fill the table', () => {
    const columns = [5, 32, 15, 30, 9, 11, 8].map((share) => ({ share, natural: share * 3 + 7 }));
    for (const width of [100, 300, 470, 1000]) {
      const total = columnWidths(columns, width).reduce((sum, one) => sum + one, 0);
      expect(total).toBeCloseTo(width);
    }
  });
});
