/** Breaks texts into lines and cuts them to a width. */
export type LineBreaker = {
  /** Breaks a text into lines that are at most `width` wide. A wider word is broken too. */
  wrap(text: string, width: number): string[];
  /** Cuts the text to one line, which then ends with '…'. */
  fit(text: string, width: number): string;
};

/**
 * Creates the line breaker of one font and size. It measures each text between spaces once, because careers, faculties
 * and names recur in a report.
 */
export function createLineBreaker(widthOf: (text: string) => number): LineBreaker {
  const widths = new Map<string, number>();
  const measure = (word: string): number => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const width = widthOf(word);
    widths.set(word, width);
    return width;
  };
  const space = measure(' ');

  const beginningOf = (word: string, width: number): string => {
    let used = 0;
    let end = 0;
    for (const character of word) {
      used += measure(character);
      if (used > width && end > 0) break;
      end += character.length;
    }
    return word.slice(0, end);
  };

  const wrap = (text: string, width: number): string[] => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of text.split(/\s+/)) {
      let rest = word;
      if (line !== '' && used + space + measure(rest) > width) {
        lines.push(line);
        line = '';
      }
      while (line === '' && measure(rest) > width) {
        const beginning = beginningOf(rest, width);
        if (beginning === rest) break;
        lines.push(beginning);
        rest = rest.slice(beginning.length);
      }
      used = line === '' ? measure(rest) : used + space + measure(rest);
      line = line === '' ? rest : `${line} ${rest}`;
    }
    if (line !== '') lines.push(line);
    return lines;
  };

  const fit = (text: string, width: number): string => {
    const [first = '', ...more] = wrap(text, width);
    return more.length === 0 ? first : `${beginningOf(text, width - measure('…'))}…`;
  };
  return { wrap, fit };
}
