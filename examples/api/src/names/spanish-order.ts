const spanish = new Intl.Collator('es', { numeric: true });

/**
 * Orders texts as a Spanish reader expects: ñ after n, accents and case only where nothing else differs, and numbers by
 * their value. The package orders the same way, so that the numbers it shows before an issue are the ones that the
 * issue assigns.
 */
export function compareSpanish(a: string, b: string): number {
  return spanish.compare(a, b) || compareCodeUnits(a.normalize(), b.normalize());
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
