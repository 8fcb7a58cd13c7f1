import writeXlsxFile from 'write-excel-file/browser';
import { type TextTable, workbookText } from '#domain/text/text-table.ts';

/** A table as a workbook (.xlsx) whose cells are texts, so that '001' and telephones stay as they are. */
export function workbookOf({ header, count, cellsAt }: TextTable): Promise<Blob> {
  const textCell = (text: string) => ({ type: String, value: workbookText(text) });
  const rows = Array.from({ length: count }, (_, index) => cellsAt(index).map(textCell));
  const head = header.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const }));
  return writeXlsxFile([head, ...rows], { stickyRowsCount: 1 }).toBlob();
}
