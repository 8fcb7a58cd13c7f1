import { workbookText } from 'birrete/rules';
import writeXlsxFile from 'write-excel-file/node';

/** Writes a workbook (.xlsx) whose cells are texts, so that '001' and telephones stay as they are. */
export function writeWorkbook(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const textCell = (text: string) => ({ type: String, value: workbookText(text) });
  const head = headings.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map(textCell));
  return writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer();
}
