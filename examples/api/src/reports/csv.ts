import { csvParts } from '../../../../src/domain/text/csv.ts';

/**
 * Writes a table as CSV by the same rules as the console's own exports: RFC 4180, UTF-8 with one
 * byte order mark, and no cell that a spreadsheet would run as a formula (ruling 38).
 */
export function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [...csvParts(headings, rows, (cells) => cells)].join('');
}
