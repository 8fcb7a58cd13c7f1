/** Made once: a collator takes a fifth of a millisecond. */
const spanish = new Intl.Collator('es', { numeric: true });
const spanishLetters = new Intl.Collator('es', { sensitivity: 'base' });

/**
 * Orders texts as a Spanish reader expects: ñ after n, accents and case only where nothing else differs, and numbers by
 * their value ('Acto 2' before 'Acto 10'). 0 only for texts that a reader can't tell apart, such as the two encodings of
 * an accent, so that every list has one order.
 */
export function compareSpanish(a: string, b: string): number {
  return spanish.compare(a, b) || compareCodeUnits(a.normalize(), b.normalize());
}

/** Whether two texts differ in accents and case at most; n and ñ are two letters. */
export function haveSameLetters(a: string, b: string): boolean {
  return spanishLetters.compare(a, b) === 0;
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
