import type { RowKey } from '../data-table-props.ts';

/** An element, and the row that it shows. */
export interface RowSlot {
  readonly id: number;
  readonly key: RowKey;
}

/**
 * Assigns elements to rows. A row keeps its element while it is rendered; a new row reuses the element of a removed
 * one, because changing its texts is quicker than creating another. Elements keep their order, because a moved one
 * loses its focus.
 *
 * @param keys of the rows to render, in order.
 * @param pinned key of the row whose element is never reused: a focused control must not become another row's.
 */
export function nextSlots(
  former: readonly RowSlot[],
  keys: readonly RowKey[],
  pinned: RowKey | undefined,
): readonly RowSlot[] {
  const places = new Map(former.map(({ key }, place) => [key, place]));
  const staying = new Set(keys).add(pinned ?? '');
  let newest = former.reduce((max, { id }) => Math.max(max, id), 0);
  let next = 0;

  return keys.map((key) => {
    const own = places.get(key);
    // A second row with the same key gets a separate element.
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
