/** The byte order mark at the beginning of the file, from which a spreadsheet recognises UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** Lines per part, built in about a millisecond. */
const linesOfPart = 250;

/**
 * Positions at which a spreadsheet interprets the following text as a formula: = + - @, also full-width, and after
 * blanks that it would trim. A cell may also begin after each separator and line end: if the list separator is ';', as
 * in Spanish Excel, quotes within a line do not hold a cell together. Commas need no protection, because a reader that
 * splits at them respects the quotes.
 */
const formulas = /(^|[;|\t\r\n])(["\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g;
const splitStart = /^(?=[\t\r\n])/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * One cell: a formula gets a leading apostrophe, and a value with a separator, a quote, a line end or surrounding
 * blanks is quoted, with quotes doubled (RFC 4180). '001' stays '001'.
 */
export function csvCell(text: string): string {
  const harmless = text.replace(formulas, "$1$2'").replace(splitStart, "'");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A whole file in parts of a few hundred lines, so that the caller can yield to the page between them. The byte order
 * mark and the header come first, even without rows.
 *
 * @param cellsOf the texts of a row, in the header's order.
 */
export function* csvParts<Row>(
  header: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): Generator<string, void, undefined> {
  yield csvByteOrderMark + csvLine(header);
  for (let start = 0; start < rows.length; start += linesOfPart) {
    yield rows
      .slice(start, start + linesOfPart)
      .map((row) => csvLine(cellsOf(row)))
      .join('');
  }
}
