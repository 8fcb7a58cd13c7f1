import type { TextTable } from './text-table.ts';

/** The byte order mark at the beginning of the file, from which a spreadsheet recognises UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** The separators of a file: the comma of RFC 4180, or the semicolon that a Spanish spreadsheet expects. */
const characters = { comma: ',', semicolon: ';' } as const;

/** The separator of a file. */
export type CsvSeparator = keyof typeof characters;

/** Lines per part, built in about a millisecond. */
const linesOfPart = 250;

/**
 * Positions at which a spreadsheet interprets the following text as a formula: = + - @, also full-width, and after
 * blanks that it would trim. A cell may also begin after each separator and line end: if the list separator is ';', as
 * in Spanish Excel, quotes within a line do not hold a cell together. The file's own separator needs no protection,
 * because a reader that splits at it respects the quotes.
 */
const formulas = {
  comma: /(^|[;|\t\r\n])(["\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g,
  semicolon: /(^|[,|\t\r\n])(["\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g,
} as const satisfies Record<CsvSeparator, RegExp>;
const splitStart = /^(?=[\t\r\n])/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * One cell: a formula gets a leading apostrophe, and a value with a separator, a quote, a line end or surrounding
 * blanks is quoted, with quotes doubled (RFC 4180). '001' stays '001'.
 */
export function csvCell(text: string, separator: CsvSeparator = 'comma'): string {
  const harmless = text.replace(formulas[separator], "$1$2'").replace(splitStart, "'");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record with its line end. */
export function csvLine(cells: readonly string[], separator: CsvSeparator = 'comma'): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(characters[separator])}\r\n`;
}

/**
 * A whole file in parts of a few hundred lines, so that the caller can yield to the page between them. The byte order
 * mark and the header come first, even without rows.
 */
export function* csvParts(
  { header, count, cellsAt }: TextTable,
  separator: CsvSeparator = 'comma',
): Generator<string, void, undefined> {
  yield csvByteOrderMark + csvLine(header, separator);
  for (let start = 0; start < count; start += linesOfPart) {
    const length = Math.min(linesOfPart, count - start);
    yield Array.from({ length }, (_, line) => csvLine(cellsAt(start + line), separator)).join('');
  }
}
