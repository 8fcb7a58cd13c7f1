import { expect, test } from 'vitest';
import { csvCell } from '#domain/text/csv.ts';
import { workbookText } from '#domain/text/text-table.ts';
import { cells } from './cells.ts';
import { compareRows } from './compare-rows.ts';

test('a cell of a CSV file is read as it was written, and no formula is computed', () => {
  const { found, expected } = compareRows(
    cells,
    ([text]) => unquoted(csvCell(text)),
    ([, inCsv]) => inCsv,
  );
  expect(found).toEqual(expected);
});

test('a semicolon between cells protects the same formulas', () => {
  const own = cells.filter(([text]) => !text.includes(';') && !text.includes(','));
  const { found, expected } = compareRows(
    own,
    ([text]) => unquoted(csvCell(text, 'semicolon')),
    ([, inCsv]) => inCsv,
  );
  expect(found).toEqual(expected);
});

test('a cell of a workbook has the text itself', () => {
  const { found, expected } = compareRows(
    cells,
    ([text]) => workbookText(text),
    ([text]) => text,
  );
  expect(found).toEqual(expected);
});

/** A cell as RFC 4180 reads it. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
