import type { RowKey } from '../data-table-props.ts';

/** An element of a row, and the row that it shows. */
export interface RowSlot {
  readonly id: number;
  readonly key: RowKey;
}

/**
 * Which element each row is drawn in. A row keeps its own while it is drawn; one that comes takes over the element of
 * one that went, as putting other texts into it is quicker than making another. No element changes its place among the
 * others, for one that is moved loses its focus.
 *
 * @param keys of the rows to draw, in their order.
 * @param pinned whose element is never reused: what has the focus must not become another row's button.
 */
export function nextSlots(
  former: readonly RowSlot[],
  keys: readonly RowKey[],
  pinned: RowKey | undefined,
): readonly RowSlot[] {
  const places = new Map(former.map(({ key }, place) => [key, place]));
  const staying = new Set(keys).add(pinned ?? '');
  let newest = former.reduce((most, { id }) => Math.max(most, id), 0);
  let next = 0;

  return keys.map((key) => {
    const own = places.get(key);
    // A second row of the same key gets an element of its own.
    places.delete(key);
    const place = own ?? next;
    const slot = former[place];
    if (slot === undefined || (own === undefined && staying.has(slot.key))) {
      newest += 1;
      return { id: newest, key };
    }
    next = Math.max(next, place + 1);
    return { id: slot.id, key };
  });
}
