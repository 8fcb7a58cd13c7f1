import { foldText } from '#domain/text/text-fold.ts';
import type { MenuEntry } from './menu-entry.ts';

/**
 * The index of the item after a key press (WAI-ARIA, menu pattern): arrows wrap around, Home and End go to the ends, a
 * letter goes to the next item that begins with it. Disabled items are skipped. Undefined for every other key.
 */
export function itemAfterKey(
  key: string,
  place: number,
  items: readonly MenuEntry[],
): number | undefined {
  const open = items.flatMap((item, index) => (item.isDisabled === true ? [] : [index]));
  const [first] = open;
  const last = open.at(-1);
  switch (key) {
    case 'ArrowDown':
      return open.find((index) => index > place) ?? first;
    case 'ArrowUp':
      return open.findLast((index) => index < place) ?? last;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return key.length === 1 ? itemOfLetter(key, place, items, open) : undefined;
  }
}

function itemOfLetter(
  letter: string,
  place: number,
  items: readonly MenuEntry[],
  open: readonly number[],
): number | undefined {
  const sought = foldText(letter).trim();
  if (sought === '') return undefined;
  const begins = (index: number) => foldText(items[index]?.label ?? '').startsWith(sought);
  return open.find((index) => index > place && begins(index)) ?? open.find(begins);
}
