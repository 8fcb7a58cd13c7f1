import { withBaseLetters } from './base-letters.ts';
import { withoutInvisible } from './invisible.ts';

/** The combining marks of the Latin script, the only ones in nearly every text. */
const latinMarks = /[\u0300-\u036f]+/g;
const beyondLatinMarks = /[\u0370-\uffff]/;
const marks = /\p{M}/gu;

/**
 * Folds a text for searching: without case, accents or the tilde of ñ, with one kind of apostrophe, with base letters for
 * ß, ø, ł, đ and æ, and without the invisible characters that copied texts bring along. For comparing, never for showing
 * or sending.
 */
export function foldText(text: string): string {
  const lower = withoutMarks(text.normalize('NFD')).toLowerCase();
  return beyondAscii.test(lower)
    ? withBaseLetters(withoutInvisible(lower).replace(apostrophes, "'"))
    : foldGrave(lower);
}

const beyondAscii = /[\u0080-\uffff]/;
const apostrophes = /[’‘`´ʼ]/g;

function foldGrave(lower: string): string {
  return lower.includes('`') ? lower.replaceAll('`', "'") : lower;
}

/** Searching for every script's marks takes eight times as long, so it is done only if there may be one. */
function withoutMarks(decomposed: string): string {
  const plain = decomposed.replace(latinMarks, '');
  return beyondLatinMarks.test(plain) ? plain.replace(marks, '') : plain;
}

/** The folded terms of a query, which spaces separate. An empty list matches everything. */
export function foldedTerms(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((term) => term !== '');
}

/** True if a folded text contains all of the folded terms, in any order: for lists that fold once. */
export function containsTerms(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}

/**
 * True if the text contains every term of the query, in any order, ignoring case and accents: 'perez ana' finds 'Ana
 * María Pérez'.
 */
export function matchesTerms(haystack: string, query: string): boolean {
  return containsTerms(foldText(haystack), foldedTerms(query));
}

/** A name without case, accents and superfluous spaces: names that fold alike are the same to a reader. */
export function foldName(name: string): string {
  return foldedTerms(name).join(' ');
}

/** The letters and digits of a text, folded: 'C.I. 12.345', 'ci12345' and full-width characters are alike. */
export function lettersAndDigits(text: string): string {
  return foldName(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
}

/** True if two texts are the same to a reader, ignoring spaces, case and accents. */
export function isSameText(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}
