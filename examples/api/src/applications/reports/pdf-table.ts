import { setImmediate } from 'node:timers/promises';
import { type Letters, lettersOf } from './pdf-letters.ts';
import { createLineBreaker } from './pdf-lines.ts';
import { printableText } from './pdf-text.ts';

/** A table to draw: headings, shares of the width, rows of texts. */
export type PdfTable = {
  columns: readonly { heading: string; share: number }[];
  rows: readonly (readonly string[])[];
};

/** The area of tables on their pages, in points. */
export type PdfArea = {
  left: number;
  width: number;
  firstTop: number;
  top: number;
  bottom: number;
};

type LaidOutRow = { cells: readonly (readonly string[])[]; height: number };
type Column = { x: number; width: number };

/** A table divided into pages, each with the headings above its rows. */
export type LaidOutTable = {
  columns: readonly Column[];
  headings: LaidOutRow;
  pages: readonly (readonly LaidOutRow[])[];
  letters: LettersByWeight;
};

type Weight = 'regular' | 'bold';
type LettersByWeight = Readonly<Record<Weight, Letters>>;

const padding = 3;
const fontSize = 8;
const lineHeight = 9.5;
const rowsBetweenPauses = 50;

/**
 * Breaks all texts into lines and the rows into pages. This comes before drawing, because the first page shows the
 * number of pages and no page has to stay in memory.
 */
export async function layOutTable(
  document: PDFKit.PDFDocument,
  table: PdfTable,
  area: PdfArea,
): Promise<LaidOutTable> {
  const columns = placedColumns(table, area);
  const letters = {
    regular: lettersOf(document, 'arimo', fontSize),
    bold: lettersOf(document, 'arimo-bold', fontSize),
  };
  const layOut = rowLayOut(letters, columns);
  const headings = layOut(
    table.columns.map(({ heading }) => heading),
    'bold',
  );
  const pages: LaidOutRow[][] = [[]];
  let y = area.firstTop + headings.height;
  for (const [index, texts] of table.rows.entries()) {
    if (index % rowsBetweenPauses === 0) await yieldToRequests();
    const row = layOut(texts, 'regular');
    if (y + row.height > area.bottom && pages.at(-1)?.length !== 0) {
      pages.push([]);
      y = area.top + headings.height;
    }
    pages.at(-1)?.push(row);
    y += row.height;
  }
  return { columns, headings, pages, letters };
}

/** Lets other requests run, so that a long report does not block them. */
function yieldToRequests(): Promise<void> {
  return setImmediate();
}

/** Draws one page's headings and rows. @returns the lower edge of the last row. */
export async function drawTablePage(
  document: PDFKit.PDFDocument,
  table: LaidOutTable,
  page: number,
  at: { y: number; struct: PDFKit.PDFStructureElement },
): Promise<number> {
  const { columns, headings, letters } = table;
  const bottoms: number[] = [];
  let { y } = at;
  const head = { row: headings, columns, y, letters: letters.bold };
  // A screen reader meets the headings once, on the first page.
  if (page === 0) drawTagged(document, { ...head, tag: 'TH' }, at.struct);
  else asArtifact(document, () => drawRow(head));
  y += headings.height;
  bottoms.push(y);
  for (const [index, row] of (table.pages[page] ?? []).entries()) {
    if (index % rowsBetweenPauses === 0) await yieldToRequests();
    drawTagged(document, { row, columns, y, letters: letters.regular, tag: 'TD' }, at.struct);
    y += row.height;
    bottoms.push(y);
  }
  asArtifact(document, () => drawRules(document, columns, bottoms));
  return y;
}

/** Draws an artifact, which screen readers skip: a repeated heading, a rule, a page number. */
export function asArtifact(document: PDFKit.PDFDocument, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

function placedColumns({ columns }: PdfTable, { left, width }: PdfArea): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share }) => {
    const column = { x, width: (width * share) / shares };
    x += column.width;
    return column;
  });
}

function rowLayOut(letters: LettersByWeight, columns: readonly Column[]) {
  const breakers = {
    regular: createLineBreaker(letters.regular.widthOf),
    bold: createLineBreaker(letters.bold.widthOf),
  };
  return (texts: readonly string[], weight: Weight): LaidOutRow => {
    const cells = columns.map(({ width }, index) => {
      const text = printableText(texts[index] ?? '');
      return breakers[weight].wrap(text, width - 2 * padding);
    });
    const lines = Math.max(1, ...cells.map((cell) => cell.length));
    return { cells, height: lines * lineHeight + 2 * padding };
  };
}

// PDFKit knows the scope of a heading; its types do not.
const headingCell: Parameters<PDFKit.PDFDocument['struct']>[1] & { scope: string } = {
  scope: 'Column',
};

type PlacedRow = { row: LaidOutRow; columns: readonly Column[]; y: number; letters: Letters };

function drawTagged(
  document: PDFKit.PDFDocument,
  { row, columns, y, letters, tag }: PlacedRow & { tag: 'TH' | 'TD' },
  table: PDFKit.PDFStructureElement,
): void {
  const line = document.struct('TR');
  table.add(line);
  for (const [index, column] of columns.entries()) {
    const cell = document.struct(tag, tag === 'TH' ? headingCell : {});
    line.add(cell);
    cell.add(document.markStructureContent(tag));
    drawCell(letters, row.cells[index] ?? [], column, y);
    document.endMarkedContent();
  }
  line.end();
}

function drawRow({ row, columns, y, letters }: PlacedRow): void {
  for (const [index, column] of columns.entries()) {
    drawCell(letters, row.cells[index] ?? [], column, y);
  }
}

function drawCell(letters: Letters, lines: readonly string[], { x }: Column, y: number): void {
  for (const [index, line] of lines.entries()) {
    letters.write(line, x + padding, y + padding + index * lineHeight);
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
