import { setImmediate } from 'node:timers/promises';
import { fonts } from './pdf-fonts.ts';
import { createLineBreaker } from './pdf-lines.ts';
import { printableText } from './pdf-text.ts';

/** A table to draw: headings, shares of the width, rows of texts. */
export type PdfTable = {
  columns: readonly { heading: string; share: number }[];
  rows: readonly (readonly string[])[];
};

/** Where tables are placed on their pages, in points. */
export type PdfRoom = {
  left: number;
  width: number;
  firstTop: number;
  top: number;
  bottom: number;
};

type LaidOutRow = { cells: readonly (readonly string[])[]; height: number };
type Column = { x: number; width: number };

/** A table cut into pages, each with the headings above its rows. */
export type LaidOutTable = {
  columns: readonly Column[];
  headings: LaidOutRow;
  pages: readonly (readonly LaidOutRow[])[];
};

const padding = 3;
const fontSize = 8;
const lineHeight = 9.5;
const rowsBetweenPauses = 50;

/**
 * Breaks all texts into lines and the rows into pages before anything is drawn: so the number of
 * pages is known on the first one, and none has to be kept to write it in.
 */
export async function layOutTable(
  document: PDFKit.PDFDocument,
  table: PdfTable,
  room: PdfRoom,
): Promise<LaidOutTable> {
  const columns = columnsOf(table, room);
  const layOut = rowLayOut(document, columns);
  const headings = layOut(
    table.columns.map(({ heading }) => heading),
    fonts.bold,
  );
  const pages: LaidOutRow[][] = [[]];
  let y = room.firstTop + headings.height;
  for (const [index, texts] of table.rows.entries()) {
    if (index % rowsBetweenPauses === 0) await yieldToRequests();
    const row = layOut(texts, fonts.regular);
    if (y + row.height > room.bottom && pages.at(-1)?.length !== 0) {
      pages.push([]);
      y = room.top + headings.height;
    }
    pages.at(-1)?.push(row);
    y += row.height;
  }
  return { columns, headings, pages };
}

/** A long report must not block other requests. */
function yieldToRequests(): Promise<void> {
  return setImmediate();
}

/** Draws one page's headings and rows, and says where they end. */
export async function drawTablePage(
  document: PDFKit.PDFDocument,
  table: LaidOutTable,
  page: number,
  at: { y: number; struct: PDFKit.PDFStructureElement },
): Promise<number> {
  const { columns, headings } = table;
  const bottoms: number[] = [];
  let { y } = at;
  document.font(fonts.bold).fontSize(fontSize);
  // A screen reader meets the headings once, on the first page.
  if (page === 0) drawTagged(document, { row: headings, columns, y, tag: 'TH' }, at.struct);
  else asArtifact(document, () => drawRow(document, { row: headings, columns, y }));
  y += headings.height;
  bottoms.push(y);
  document.font(fonts.regular).fontSize(fontSize);
  for (const [index, row] of (table.pages[page] ?? []).entries()) {
    if (index % rowsBetweenPauses === 0) await yieldToRequests();
    drawTagged(document, { row, columns, y, tag: 'TD' }, at.struct);
    y += row.height;
    bottoms.push(y);
  }
  asArtifact(document, () => drawRules(document, columns, bottoms));
  return y;
}

/** Draws what is no content: a repetition, a rule, a page number. */
export function asArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

function columnsOf({ columns }: PdfTable, { left, width }: PdfRoom): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share }) => {
    const column = { x, width: (width * share) / shares };
    x += column.width;
    return column;
  });
}

function rowLayOut(document: PDFKit.PDFDocument, columns: readonly Column[]) {
  const breakers = new Map(
    Object.values(fonts).map((font) => {
      document.font(font).fontSize(fontSize);
      return [
        font,
        createLineBreaker((text) => document.font(font).fontSize(fontSize).widthOfString(text)),
      ];
    }),
  );
  return (texts: readonly string[], font: string): LaidOutRow => {
    const cells = columns.map(({ width }, index) => {
      const text = printableText(texts[index] ?? '');
      return breakers.get(font)?.wrap(text, width - 2 * padding) ?? [];
    });
    const lines = Math.max(1, ...cells.map((cell) => cell.length));
    return { cells, height: lines * lineHeight + 2 * padding };
  };
}

// PDFKit knows the scope of a heading; its types do not.
const headingCell: Parameters<PDFKit.PDFDocument['struct']>[1] & { scope: string } = {
  scope: 'Column',
};

type PlacedRow = { row: LaidOutRow; columns: readonly Column[]; y: number };

function drawTagged(
  document: PDFKit.PDFDocument,
  { row, columns, y, tag }: PlacedRow & { tag: 'TH' | 'TD' },
  table: PDFKit.PDFStructureElement,
): void {
  const line = document.struct('TR');
  table.add(line);
  for (const [index, column] of columns.entries()) {
    const cell = document.struct(tag, tag === 'TH' ? headingCell : {});
    line.add(cell);
    cell.add(document.markStructureContent(tag));
    drawCell(document, row.cells[index] ?? [], column, y);
    document.endMarkedContent();
  }
  line.end();
}

function drawRow(document: PDFKit.PDFDocument, { row, columns, y }: PlacedRow): void {
  for (const [index, column] of columns.entries()) {
    drawCell(document, row.cells[index] ?? [], column, y);
  }
}

function drawCell(
  document: PDFKit.PDFDocument,
  lines: readonly string[],
  { x }: Column,
  y: number,
): void {
  for (const [index, line] of lines.entries()) {
    document.text(line, x + padding, y + padding + index * lineHeight, { lineBreak: false });
  }
}

function drawRules(
  document: PDFKit.PDFDocument,
  columns: readonly Column[],
  bottoms: readonly number[],
): void {
  const left = columns[0]?.x ?? 0;
  const last = columns.at(-1);
  const right = last === undefined ? left : last.x + last.width;
  for (const y of bottoms) document.moveTo(left, y).lineTo(right, y);
  document.lineWidth(0.5).strokeColor('#bbbbbb').stroke();
}
