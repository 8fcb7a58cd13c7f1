/** The letters beyond the usual ones that a column has space for. A longer text is cut, so that others fit beside it. */
const maxFurther = 10;

/** The width of a letter in `ch` of the table, whose font is larger than that of its cells. */
const letterWidth = 0.9;

/** The usual width of a column of codes or numbers. */
interface UsualWidth {
  /** In `ch`. */
  readonly width: number;
  /** The number of letters that fit into it. */
  readonly letters: number;
}

/** The width of a column of codes or numbers as a CSS length: the usual one, or more if the longest text needs it. */
export function codeWidth(usual: UsualWidth, texts: readonly (string | undefined)[]): string {
  const longest = texts.reduce((max, text) => Math.max(max, text?.length ?? 0), 0);
  const further = Math.min(Math.max(0, longest - usual.letters), maxFurther);
  return `${usual.width + further * letterWidth}ch`;
}
