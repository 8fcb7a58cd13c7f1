import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSlots, type RowSlot } from './row-slots.ts';

const none: readonly RowSlot[] = [];
const idsOf = (slots: readonly RowSlot[]) => slots.map(({ id }) => id);

describe('nextSlots', () => {
  const drawn = nextSlots(none, ['ana', 'bea', 'carla'], undefined);

  it('creates an element for each of the first rows', () => {
    expect(drawn).toEqual([
      { id: 1, key: 'ana' },
      { id: 2, key: 'bea' },
      { id: 3, key: 'carla' },
    ]);
  });

  it('reuses the elements of removed rows for the next ones', () => {
    expect(idsOf(nextSlots(drawn, ['dora', 'eva', 'flor'], undefined))).toEqual([1, 2, 3]);
  });

  it('keeps a remaining row in its element', () => {
    expect(idsOf(nextSlots(drawn, ['carla', 'dora'], undefined))).toEqual([3, 4]);
    expect(idsOf(nextSlots(drawn, ['eva', 'bea', 'flor'], undefined))).toEqual([1, 2, 3]);
  });

  it('never reuses the pinned element, not even when its row is gone', () => {
    expect(idsOf(nextSlots(drawn, ['dora', 'eva', 'flor'], 'bea'))).toEqual([1, 4, 5]);
  });

  it('gives two rows with one key two elements', () => {
    expect(new Set(idsOf(nextSlots(drawn, ['ana', 'ana', 'ana'], undefined))).size).toBe(3);
  });

  it('follows any list: one element per row, none moved, and remaining rows keep theirs', () => {
    const lists = fc.array(fc.uniqueArray(fc.nat(12), { maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(lists, fc.nat(12), (steps, pinned) => {
        let slots = none;
        for (const keys of steps) {
          const next = nextSlots(slots, keys, pinned);
          expect(next.map(({ key }) => key)).toEqual(keys);
          expect(new Set(idsOf(next)).size).toBe(keys.length);
          for (const former of slots) {
            const now = next.find(({ key }) => key === former.key);
            if (now !== undefined) expect(now.id).toBe(former.id);
            if (former.key === pinned) {
              expect(next.some(({ id, key }) => id === former.id && key !== pinned)).toBe(false);
            }
          }
          slots = next;
        }
      }),
    );
  });

  it('moves no element past another while the rows keep their order', () => {
    const sorted = fc
      .uniqueArray(fc.nat(30), { maxLength: 8 })
      .map((keys) => keys.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(sorted, sorted, (before, after) => {
        const former = nextSlots(none, before, undefined);
        const places = nextSlots(former, after, undefined)
          .map(({ id }) => former.findIndex((slot) => slot.id === id))
          .filter((place) => place !== -1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
