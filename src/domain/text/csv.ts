/** Marks the file as UTF-8 for spreadsheets; occurs once, before everything else. */
export const csvByteOrderMark = '\uFEFF';

/** Lines of one part: built in about a millisecond. */
const linesOfPart = 250;

/**
 * The beginnings that a spreadsheet takes for a formula: = + - @, also in full width, and after blanks that it would
 * trim; a tab or a return splits the cell in some of them.
 */
const formula = /^(?:[\t\r\n]|[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * One cell: a text that would start a formula gets an apostrophe before it, and what holds a separator, a quote, a line
 * end or blanks at its ends is put into quotes, with quotes doubled (RFC 4180). '001' stays '001'.
 */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One record with its line end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A whole file in parts of a few hundred lines, so that whoever builds it can let the page breathe between two of them.
 * The byte order mark and the header come first, also when there are no rows.
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
