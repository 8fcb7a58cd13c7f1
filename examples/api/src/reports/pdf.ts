import PDFDocument from 'pdfkit';
import { drawTable, type PdfTable } from './pdf-table.ts';
import { printableText } from './pdf-text.ts';

/** What a report's pages say. */
export type PdfReport = PdfTable & {
  /** The report's name, on every page. */
  title: string;
  /** The ceremony that it is about, or that it is about all. */
  subtitle: string;
  footer: string;
  /** 'Página 1 de 3'. */
  page: (page: number, pages: number) => string;
};

const margin = 36;

/** Draws a report on A4 across, with headings on each page and page numbers; answers its bytes. */
export async function drawPdf(report: PdfReport): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    bufferPages: true,
    lang: 'es',
    info: { Title: report.title, Subject: report.subtitle },
  });
  const bytes = collect(document);
  drawHeading(document, report);
  await drawTable(document, report);
  drawFooters(document, report);
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

function drawHeading(document: PDFKit.PDFDocument, report: PdfReport): void {
  document.font('Helvetica-Bold').fontSize(15).text(printableText(report.title));
  document.font('Helvetica').fontSize(10).fillColor('#444444');
  document.text(printableText(report.subtitle)).moveDown(0.8).fillColor('#000000');
}

function drawFooters(document: PDFKit.PDFDocument, report: PdfReport): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const { width, height, margins } = document.page;
    const options = { width: width - 2 * margin, lineBreak: false, height: 12 };
    // Below the bottom margin PDFKit would begin a new page.
    margins.bottom = 0;
    document.font('Helvetica').fontSize(8).fillColor('#444444');
    const footer = printableText(`${report.title} · ${report.subtitle} · ${report.footer}`);
    document.text(footer, margin, height - 26, {
      ...options,
      width: options.width - 90,
      ellipsis: true,
    });
    const number = printableText(report.page(page - start + 1, count));
    document.text(number, margin, height - 26, { ...options, align: 'right' });
  }
}
