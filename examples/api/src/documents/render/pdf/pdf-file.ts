import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type DocumentTemplate, type DocumentValues, layOut } from 'birrete/rules';
import PDFDocument from 'pdfkit';
import { fontMeasure } from '#platform/pdf/shape-text.ts';
import type { Pictures } from '../pictures/known-pictures.ts';
import { drawDocument } from './draw-document.ts';
import type { Canvas } from './draw-mark.ts';
import { declareAccessible, metadataText, printOnOneSide } from './pdf-metadata.ts';
import { createReusedDrawings } from './reused-drawing.ts';

/** A file to which documents are added. Pages leave the memory with the bytes that are taken. */
export interface PdfFile {
  /** Draws the documents that follow by another template. */
  use(template: DocumentTemplate): void;
  add(values: DocumentValues): void;
  /** The bytes since the last call. */
  take(): Promise<Uint8Array>;
  /** Completes the file and returns its last bytes. */
  end(): Promise<Uint8Array>;
}

/** The metadata of a file. With the same template, documents and facts it has the same bytes. */
export interface FileFacts {
  readonly title: string;
  readonly createdAt: Date;
}

/** Starts a tagged PDF. It declares PDF/A-2a and PDF/UA-1, and embeds the letters that it uses. */
export function startPdfFile(
  first: DocumentTemplate,
  { title, createdAt, pictures }: FileFacts & { readonly pictures: Pictures },
): PdfFile {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: first.lang,
    info: {
      Title: metadataText(title),
      Producer: 'birrete',
      Creator: 'birrete',
      CreationDate: createdAt,
    },
  });
  declareAccessible(document);
  printOnOneSide(document);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = document.struct('Document');
  document.addStructure(root);
  const canvas: Canvas = {
    document,
    reused: createReusedDrawings(document),
    pictures,
    opened: new Map(),
  };
  let template = first;
  const take = async () => {
    await setImmediate();
    return Buffer.concat(chunks.splice(0));
  };
  return {
    use: (next) => {
      template = next;
    },
    add: (values) => drawDocument(canvas, layOut(template, values, fontMeasure), root),
    take,
    async end() {
      const ended = once(document, 'end');
      root.end();
      document.end();
      await ended;
      return take();
    },
  };
}
