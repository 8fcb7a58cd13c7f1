import type { Token } from './text-tokens.ts';

/** A line: its tokens, and its width in sizes of letters. */
export interface Line {
  readonly tokens: readonly Token[];
  readonly width: number;
  /** The last of a paragraph, which is not justified. */
  readonly isLast: boolean;
}

/** Breaks tokens into lines of at most `width`, in sizes of letters. A wider token gets a line to itself. */
export function breakLines(tokens: readonly Token[], width: number): readonly Line[] {
  const lines: Line[] = [];
  let current: Token[] = [];
  let used = 0;
  const close = (isLast: boolean) => {
    lines.push(lineOf(current, isLast));
    current = [];
    used = 0;
  };
  for (const token of tokens) {
    const space = current.at(-1)?.space.width ?? 0;
    if (current.length > 0 && used + space + token.width > width) close(false);
    used += (current.length === 0 ? 0 : space) + token.width;
    current.push(token);
    if (token.endsLine) close(true);
  }
  if (current.length > 0) close(true);
  return lines;
}

/**
 * Lines of about the same width, for centred text: as few as the width permits, none much shorter than another, and none
 * ending with a token that belongs to the next, such as 'de' or 'n.º'.
 */
export function balanceLines(tokens: readonly Token[], width: number): readonly Line[] {
  const groups = joinGroups(tokens, width);
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

/** Joins tokens that cling to the next one, unless together they are wider than a line. */
function joinGroups(tokens: readonly Token[], width: number): readonly Token[] {
  const groups: Token[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    const tail = last?.text.split(' ').at(-1) ?? '';
    const isJoined = last !== undefined && !last.endsLine && clinging.test(tail);
    if (isJoined && last.width + last.space.width + token.width <= width)
      groups.splice(-1, 1, joined(last, token));
    else groups.push(token);
  }
  return groups;
}

function joined(a: Token, b: Token): Token {
  return {
    ...b,
    text: `${a.text} ${b.text}`,
    atoms: [...a.atoms, a.space, ...b.atoms],
    width: a.width + a.space.width + b.width,
  };
}

/** The tokens as one line. */
export function lineOf(tokens: readonly Token[], isLast = true): Line {
  const width = tokens.reduce(
    (sum, token, index) =>
      sum + token.width + (index === 0 ? 0 : (tokens[index - 1]?.space.width ?? 0)),
    0,
  );
  return { tokens, width, isLast };
}
