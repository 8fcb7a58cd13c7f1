/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

/**
 * The places where a spreadsheet takes what follows for a formula, also in full width and after blanks that it trims.
 * Where the list separator is ';', as in Spanish Excel, a cell begins after each of them, quotes or not; commas need
 * nothing, because who splits at them respects the quotes.
 */
const formulas = /(^|[;|\t\r\n])(["\s\u200B\uFEFF]*)(?=[=+\-@＝＋－＠])/g;
const splitStart = /^(?=[\t\r\n])/;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/**
 * The first line of a table as CSV: RFC 4180, UTF-8 with one byte order mark, and no cell that a spreadsheet would run as a
 * formula.
 */
export function writeHeadings(headings: readonly string[]): string {
  return byteOrderMark + writeRows([headings]);
}

/** The lines after it. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const harmless = text.replace(formulas, "$1$2'").replace(splitStart, "'");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
