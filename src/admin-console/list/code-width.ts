/** The letters that a column makes way for at most: a longer text is cut, so that others still fit beside it. */
const mostLetters = 10;

/** The usual width of a column of codes or numbers. */
interface UsualWidth {
  /** In `ch`. */
  readonly width: number;
  /** The number of letters that fit into it. */
  readonly letters: number;
}

/** A digit in `ch` of the table, whose font is larger than that of its cells. */
const digit = 0.9;

/** The width of a column whose codes or numbers are not cut: the usual one, or wider if the longest text needs it. */
export function codeWidth(usual: UsualWidth, texts: readonly (string | undefined)[]): string {
  const longest = texts.reduce((most, text) => Math.max(most, text?.length ?? 0), 0);
  const more = Math.min(Math.max(0, longest - usual.letters), mostLetters);
  return `${usual.width + more * digit}ch`;
}
