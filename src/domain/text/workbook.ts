import { writeXlsxStream } from 'hucre/xlsx';
import { workbookText } from './text-table.ts';

/** The content of a workbook. */
export interface WorkbookRows {
  /** Headings of the columns. */
  readonly header: readonly string[];
  /** Texts in the order of the header, read one row at a time. */
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
  /** Name of the only sheet, at most 31 characters. */
  readonly sheet: string;
}

/** The narrowest column, in characters. */
const minWidth = 12;

/**
 * Writes a workbook (.xlsx) whose header stays in view. All cells are texts, so that '001' and telephones stay as they
 * are.
 *
 * @returns its bytes, made while they are read
 */
export function writeWorkbook({ header, rows, sheet }: WorkbookRows): ReadableStream<Uint8Array> {
  return writeXlsxStream(writtenRows(rows), {
    name: sheet,
    columns: header.map((heading) => ({
      header: workbookText(heading),
      width: Math.max(minWidth, heading.length + 2),
    })),
    freezePane: { rows: 1 },
  });
}

async function* writtenRows(rows: WorkbookRows['rows']): AsyncGenerator<string[], void, undefined> {
  for await (const row of rows) yield row.map(workbookText);
}
