/** The marks of the Latin script, which are all there is in nearly every text. */
const latinMarks = /[\u0300-\u036f]+/g;
const beyondLatinMarks = /[\u0370-\uffff]/;
const marks = /\p{M}/gu;

/**
 * A text as searches compare it: without case, accents or the tilde of ñ, and with one kind of apostrophe. A form for
 * comparing, never for showing or sending.
 */
export function foldText(text: string): string {
  return withoutMarks(text.normalize('NFD'))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
}

/** Looking for every script's marks takes eight times as long: only where there may be one. */
function withoutMarks(decomposed: string): string {
  const plain = decomposed.replace(latinMarks, '');
  return beyondLatinMarks.test(plain) ? plain.replace(marks, '') : plain;
}

/** The folded words of a query. An empty list matches everything. */
export function foldedWords(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether an already folded text holds every one of the folded words, in any order: for lists that fold once. */
export function containsWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

/**
 * Whether every word of the query occurs in the text, in any order, without regard to case and accents: 'perez ana'
 * finds 'Ana María Pérez'.
 */
export function matchesWords(haystack: string, query: string): boolean {
  return containsWords(foldText(haystack), foldedWords(query));
}

/** A name without case, accents and superfluous spaces: names that fold alike are the same to a reader. */
export function foldName(name: string): string {
  return foldedWords(name).join(' ');
}

/** Whether two texts are the same to a reader: spaces, case and accents aside. */
export function isSameText(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}
