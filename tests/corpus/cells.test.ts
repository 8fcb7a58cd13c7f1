import { expect, test } from 'vitest';
import { csvCell } from '#domain/text/csv.ts';
import { writeWorkbook } from '#domain/text/workbook.ts';
import { readWorkbook } from '../../examples/api/testing/read-workbook.ts';
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

test('a cell of a workbook has the text itself', async () => {
  const rows = cells.map(([text]) => [text]);
  const bytes = writeWorkbook({ header: ['Texto'], rows, sheet: 'Datos' });
  const [, ...read] = readWorkbook(Buffer.from(await new Response(bytes).arrayBuffer()));
  const found = read.map(([cell]) => [cell?.type, cell?.text]);
  const expected = cells.map(([text]) => ['inlineStr', text]);
  expect(found).toEqual(expected);
});

/** A cell as RFC 4180 reads it. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
