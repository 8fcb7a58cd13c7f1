/** Created once: a collator takes a fifth of a millisecond. */
const spanish = new Intl.Collator('es', { numeric: true });

/**
 * Compares texts in Spanish order: ñ after n, accents and case only if nothing else differs, and numbers by their value
 * ('Acto 2' before 'Acto 10'). 0 only for texts that a reader can't distinguish, such as the two encodings of an
 * accent, so that every list has one order.
 */
export function compareSpanish(a: string, b: string): number {
  return spanish.compare(a, b) || compareCodeUnits(a.normalize(), b.normalize());
}

/** Compares two texts as JavaScript's `<` does. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
