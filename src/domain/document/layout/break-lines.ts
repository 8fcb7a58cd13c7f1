import type { Word } from './text-words.ts';

/** A line: its words, and its width in sizes of letters. */
export interface Line {
  readonly words: readonly Word[];
  readonly width: number;
  /** The last of a paragraph, which is not justified. */
  readonly isLast: boolean;
}

/** Breaks words into lines of at most `width`, in sizes of letters. A wider word gets a line to itself. */
export function breakLines(words: readonly Word[], width: number): readonly Line[] {
  const lines: Line[] = [];
  let current: Word[] = [];
  let used = 0;
  const close = (isLast: boolean) => {
    lines.push(lineOf(current, isLast));
    current = [];
    used = 0;
  };
  for (const word of words) {
    const space = current.at(-1)?.space.width ?? 0;
    if (current.length > 0 && used + space + word.width > width) close(false);
    used += (current.length === 0 ? 0 : space) + word.width;
    current.push(word);
    if (word.endsLine) close(true);
  }
  if (current.length > 0) close(true);
  return lines;
}

/** Lines of about the same width, for centred text: as few as the width permits, and none much shorter than another. */
export function balanceLines(words: readonly Word[], width: number): readonly Line[] {
  const lines = breakLines(words, width);
  let tooNarrow = 0;
  let enough = width;
  for (let step = 0; step < 12; step += 1) {
    const middle = (tooNarrow + enough) / 2;
    const tried = breakLines(words, middle);
    const isAsGood = tried.length === lines.length && tried.every((line) => line.width <= width);
    if (isAsGood) enough = middle;
    else tooNarrow = middle;
  }
  return breakLines(words, enough);
}

/** The words as one line. */
export function lineOf(words: readonly Word[], isLast = true): Line {
  const width = words.reduce(
    (sum, word, index) =>
      sum + word.width + (index === 0 ? 0 : (words[index - 1]?.space.width ?? 0)),
    0,
  );
  return { words, width, isLast };
}
