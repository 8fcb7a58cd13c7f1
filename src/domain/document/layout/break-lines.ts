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

/**
 * Lines of about the same width, for centred text: as few as the width permits, none much shorter than another, and none
 * ending with a word that belongs to the next, such as 'de' or 'n.º'.
 */
export function balanceLines(words: readonly Word[], width: number): readonly Line[] {
  const groups = joinGroups(words, width);
  const fewest = breakLines(groups, width).length;
  let tooNarrow = 0;
  let enough = width;
  for (let step = 0; step < 12; step += 1) {
    const middle = (tooNarrow + enough) / 2;
    const lines = breakLines(groups, middle);
    const isAsGood = lines.length === fewest && lines.every((line) => line.width <= middle);
    if (isAsGood) enough = middle;
    else tooNarrow = middle;
  }
  return breakLines(groups, enough);
}

/** Prepositions, articles, and abbreviations of numbers and places. */
const clinging =
  /^(a|al|con|de|del|e|el|en|i|la|las|le|los|o|por|su|sus|u|un|una|y|n\.º|\p{Lu}\.)$/iu;

/** Joins words that cling to the next one, unless together they are wider than a line. */
function joinGroups(words: readonly Word[], width: number): readonly Word[] {
  const groups: Word[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const tail = last?.text.split(' ').at(-1) ?? '';
    const isJoined = last !== undefined && !last.endsLine && clinging.test(tail);
    if (isJoined && last.width + last.space.width + word.width <= width)
      groups.splice(-1, 1, joined(last, word));
    else groups.push(word);
  }
  return groups;
}

function joined(a: Word, b: Word): Word {
  return {
    ...b,
    text: `${a.text} ${b.text}`,
    atoms: [...a.atoms, a.space, ...b.atoms],
    width: a.width + a.space.width + b.width,
  };
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
