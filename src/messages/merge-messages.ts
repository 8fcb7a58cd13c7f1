import type { RoomOverrides } from './define-messages.ts';

/**
 * Merges words room by room and key by key; later layers win.
 *
 * @example mergeMessages(english, { wizard: { title: 'Apply for graduation' } })
 */
export function mergeMessages(...layers: readonly RoomOverrides[]): RoomOverrides {
  const rooms = new Set(layers.flatMap((layer) => Object.keys(layer)));
  return Object.fromEntries(
    [...rooms].map((room) => [room, Object.assign({}, ...layers.map((layer) => layer[room]))]),
  );
}
