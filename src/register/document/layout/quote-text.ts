import type { TextPart } from '../wording/fill-text.ts';

const maxLetters = 3;

/** A text as a problem quotes it: that of the template, and of each value the first letters alone. */
export function quoteText(parts: readonly TextPart[]): string {
  return parts
    .map((part) => (part.kind === 'literal' ? part.text : firstLetters(part.text)))
    .join('');
}

/** The first letters of a value, never all of them. */
export function firstLetters(value: string): string {
  const letters = [...value];
  const shown = letters.slice(0, Math.min(maxLetters, Math.ceil(letters.length / 2)));
  return value === '' ? '' : `${shown.join('')}…`;
}
