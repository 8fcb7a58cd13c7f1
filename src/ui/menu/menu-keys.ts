import { foldText } from '../../domain/text/text-fold.ts';
import type { MenuEntry } from './menu-entry.ts';

/**
 * The place that a key goes to in a menu (WAI-ARIA, menu pattern): arrows go round, Home and End to the ends, a letter to the next
 * choice that begins with it. What can't be chosen is passed over. Undefined for every other key.
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
