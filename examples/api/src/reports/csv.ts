/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/** The beginnings that a spreadsheet takes for a formula, also in full width and after blanks that it trims. */
const formula = /^(?:[\t\r\n]|[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * Writes a table as CSV: RFC 4180, UTF-8 with one byte order mark, and no cell that a spreadsheet would run as a
 * formula.
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [headings, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

function writeCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
