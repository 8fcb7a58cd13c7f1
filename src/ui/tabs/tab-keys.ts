/**
 * The index of the tab after a key press (WAI-ARIA, tabs pattern): arrows wrap around, Home and End go to the ends.
 * Undefined for every other key.
 */
export function tabAfterKey(
  key: string,
  { place, count, isRightToLeft }: { place: number; count: number; isRightToLeft: boolean },
): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (place + forward + count) % count;
    case 'ArrowLeft':
      return (place - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
