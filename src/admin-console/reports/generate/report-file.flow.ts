import type { Report } from '#domain/report/report.ts';
import { csvByteOrderMark } from '#domain/text/csv.ts';
import { decodeBase64 } from '#domain/text/decode-base64.ts';
import { downloadName } from '#domain/text/download-name.ts';
import { workbookType } from '#domain/text/text-table.ts';

export interface ReportFile {
  readonly name: string;
  readonly body: Blob;
  /**
   * True if the browser may open the file: its bytes start like a PDF. Any other file, such as an HTML page, would run
   * with the page's origin.
   */
  readonly isViewable: boolean;
}

/**
 * Creates the file of a report.
 *
 * @param fallback the file name without extension if the server's is invalid
 * @returns undefined if a PDF or workbook can't be decoded.
 */
export function fileOf(report: Report, fallback: string): ReportFile | undefined {
  const name = downloadName(report.filename, fallback, report.format.toLowerCase());
  switch (report.format) {
    case 'CSV':
      return { name, body: csvBody(report.content), isViewable: false };
    case 'PDF': {
      const bytes = decodeBase64(report.content);
      if (bytes === undefined) return undefined;
      const isViewable = isPdf(bytes);
      const type = isViewable ? 'application/pdf' : 'application/octet-stream';
      return { name, body: new Blob([bytes], { type }), isViewable };
    }
    case 'XLSX': {
      const bytes = decodeBase64(report.content);
      if (bytes === undefined) return undefined;
      return { name, body: new Blob([bytes], { type: workbookType }), isViewable: false };
    }
    default:
      return report.format satisfies never;
  }
}

const byteOrderMarks = new RegExp(`^${csvByteOrderMark}+`);

/** The CSV with exactly one byte order mark, whether or not the server sends one. */
function csvBody(content: string): Blob {
  const text = csvByteOrderMark + content.replace(byteOrderMarks, '');
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

function isPdf(bytes: Uint8Array): boolean {
  return [...'%PDF-'].every((character, index) => bytes[index] === character.charCodeAt(0));
}
