import PDFDocument from 'pdfkit';
import { type Letters, lettersOf } from './pdf-letters.ts';
import { createLineBreaker } from './pdf-lines.ts';
import {
  asArtifact,
  drawTablePage,
  layOutTable,
  type PdfArea,
  type PdfTable,
} from './pdf-table.ts';
import { printableText } from './pdf-text.ts';

/** The content of a report's pages. */
export type PdfReport = PdfTable & {
  /** The report's name, on every page. */
  title: string;
  /** The report's ceremony, or a text for all ceremonies. */
  subtitle: string;
  footer: string;
  /** 'Página 1 de 3'. */
  page: (page: number, pages: number) => string;
  /** The text in place of rows if there are none. */
  noRecords: string;
};

// A4 across, in points.
const paper = { width: 841.89, height: 595.28 };
const margin = 36;
const area: PdfArea = {
  left: margin,
  width: paper.width - 2 * margin,
  firstTop: 92,
  top: 56,
  bottom: paper.height - 40,
};

/**
 * Draws a report on landscape A4, with ceremony, headings and page numbers on each page, as a tagged PDF in which a
 * screen reader finds a heading and a table. Each finished page is removed from memory.
 */
export async function drawPdf(report: PdfReport): Promise<Buffer> {
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'es',
    info: { Title: report.title, Subject: report.subtitle },
  });
  const bytes = collect(document);
  const table = await layOutTable(document, report, area);
  const root = document.struct('Document');
  document.addStructure(root);
  const struct = document.struct('Table');
  const small = table.letters.regular;
  const head = runningHead(report, small);
  for (const page of table.pages.keys()) {
    document.addPage();
    if (page === 0) {
      drawHeading(document, report, root);
      root.add(struct);
    } else {
      asArtifact(document, () => drawGrey(document, () => small.write(head, margin, margin)));
    }
    const y = page === 0 ? area.firstTop : area.top;
    const end = await drawTablePage(document, table, page, { y, struct });
    if (report.rows.length === 0)
      drawTagged(document, root, 'P', () => drawEmpty(document, report, end));
    const number = printableText(report.page(page + 1, table.pages.length));
    asArtifact(document, () => drawGrey(document, () => drawFooter(report, number, small)));
  }
  root.end();
  document.end();
  return bytes;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

function drawTagged(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  tag: string,
  draw: () => void,
): void {
  const element = document.struct(tag);
  root.add(element);
  element.add(document.markStructureContent(tag));
  draw();
  document.endMarkedContent();
  element.end();
}

function drawHeading(
  document: PDFKit.PDFDocument,
  { title, subtitle }: PdfReport,
  root: PDFKit.PDFStructureElement,
): void {
  drawTagged(document, root, 'H1', () => {
    document.fillColor('#000000');
    lettersOf(document, 'arimo-bold', 15).write(printableText(title), margin, margin);
  });
  drawTagged(document, root, 'P', () => {
    document.fillColor('#444444');
    const letters = lettersOf(document, 'arimo', 10);
    const { wrap } = createLineBreaker(letters.widthOf);
    const lines = wrap(printableText(subtitle), area.width).slice(0, 2);
    for (const [index, line] of lines.entries()) letters.write(line, margin, 58 + index * 12);
  });
  document.fillColor('#000000');
}

/** The header of all pages except the first. */
function runningHead({ title, subtitle }: PdfReport, { widthOf }: Letters): string {
  return createLineBreaker(widthOf).fit(printableText(`${title} · ${subtitle}`), area.width);
}

function drawGrey(document: PDFKit.PDFDocument, draw: () => void): void {
  document.fillColor('#444444');
  draw();
  document.fillColor('#000000');
}

function drawEmpty(document: PDFKit.PDFDocument, { noRecords }: PdfReport, y: number): void {
  lettersOf(document, 'arimo', 10).write(printableText(noRecords), margin, y + 8);
}

function drawFooter({ footer }: PdfReport, number: string, letters: Letters): void {
  const y = paper.height - 26;
  letters.write(printableText(footer), margin, y);
  letters.write(number, paper.width - margin - letters.widthOf(number), y);
}
