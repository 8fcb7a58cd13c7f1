import { setImmediate } from 'node:timers/promises';
import { printableText } from './pdf-text.ts';

/** A table to draw: headings, shares of the width, rows of texts. */
export type PdfTable = {
  columns: readonly { heading: string; share: number }[];
  rows: readonly (readonly string[])[];
  /** Said when there are no rows. */
  noRecords: string;
};

type Cell = { text: string; x: number; width: number };

const padding = 3;
const fontSize = 8;
const rowsBetweenBreaths = 200;

/** Draws a table from where the document stands: texts wrap, headings repeat on every page. */
export async function drawTable(document: PDFKit.PDFDocument, table: PdfTable): Promise<void> {
  const headings = table.columns.map(({ heading }) => heading);
  drawRow(document, cellsOf(document, table, headings), 'Helvetica-Bold');
  if (table.rows.length === 0) document.text(table.noRecords, document.page.margins.left);
  for (const [index, row] of table.rows.entries()) {
    // A long report must not hold up everybody else's requests.
    if (index % rowsBetweenBreaths === 0) await setImmediate();
    const cells = cellsOf(document, table, row);
    document.font('Helvetica').fontSize(fontSize);
    if (document.y + heightOf(document, cells) > bottomOf(document)) {
      document.addPage();
      drawRow(document, cellsOf(document, table, headings), 'Helvetica-Bold');
    }
    drawRow(document, cells, 'Helvetica');
  }
}

function cellsOf(
  document: PDFKit.PDFDocument,
  { columns }: PdfTable,
  texts: readonly string[],
): Cell[] {
  const { width, margins } = document.page;
  const room = width - margins.left - margins.right;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margins.left;
  return columns.map(({ share }, index) => {
    const cell = { text: printableText(texts[index] ?? ''), x, width: (room * share) / shares };
    x += cell.width;
    return cell;
  });
}

function drawRow(document: PDFKit.PDFDocument, cells: readonly Cell[], font: string): void {
  document.font(font).fontSize(fontSize);
  const top = document.y;
  const height = heightOf(document, cells);
  for (const { text, x, width } of cells) {
    document.text(text, x + padding, top + padding, {
      width: width - 2 * padding,
      height: height - padding,
    });
  }
  const { left, right } = document.page.margins;
  document
    .moveTo(left, top + height)
    .lineTo(document.page.width - right, top + height)
    .lineWidth(0.5)
    .strokeColor('#bbbbbb')
    .stroke();
  document.x = left;
  document.y = top + height;
}

function heightOf(document: PDFKit.PDFDocument, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, width }) =>
    document.heightOfString(text, { width: width - 2 * padding }),
  );
  return Math.min(Math.max(...heights, fontSize) + 2 * padding, bottomOf(document) - 120);
}

function bottomOf(document: PDFKit.PDFDocument): number {
  return document.page.height - 40;
}
