/** Excel takes a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF';

/**
 * Writes a table as CSV (RFC 4180): UTF-8 with one byte order mark, lines ended by CRLF, quotes
 * doubled, and a leading = + - @ tab or return made harmless, since spreadsheets run those as
 * formulas (ruling 38).
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(writeCell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function writeCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
