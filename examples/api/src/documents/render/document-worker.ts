// Lays out, checks and draws documents in a separate thread, so that other calls go on.
import {
  type DocumentProblem,
  type DocumentTemplate,
  type DocumentValues,
  layOut,
} from 'birrete/rules';
import { serveThread } from '#platform/concurrency/serve-thread.ts';
import { fontMeasure } from '#platform/pdf/shape-text.ts';
import { checkValues } from './check-values.ts';
import { type FileFacts, fileTitle, type PdfFile, startPdfFile } from './pdf/pdf-file.ts';
import { createPictures } from './pictures/known-pictures.ts';
import { writeSvg } from './svg/write-svg.ts';

/** A question to the thread. `documents` and `end` belong to the file that `start` began. */
export type Asked =
  | ({ readonly kind: 'start'; readonly template: DocumentTemplate } & FileFacts)
  | { readonly kind: 'documents'; readonly documents: readonly DocumentValues[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'svg'; readonly template: DocumentTemplate; readonly values: DocumentValues }
  | {
      readonly kind: 'check';
      readonly template: DocumentTemplate;
      readonly documents: readonly DocumentValues[];
    };

/** Bytes of the file, a picture, or problems. */
export type Answer =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'problems'; readonly problems: readonly DocumentProblem[] };

let file: PdfFile | undefined;

serveThread<Asked, Answer>(async (asked) => {
  switch (asked.kind) {
    case 'start':
      file = startPdfFile(asked.template, { ...asked, pictures: createPictures() });
      return { kind: 'bytes', bytes: await file.take() };
    case 'documents':
      for (const values of asked.documents) started().add(values);
      return { kind: 'bytes', bytes: await started().take() };
    case 'end':
      return { kind: 'bytes', bytes: await started().end() };
    case 'svg':
      return { kind: 'svg', svg: drawSvg(asked.template, asked.values) };
    case 'check':
      return { kind: 'problems', problems: checkValues(asked.template, asked.documents) };
  }
});

function started(): PdfFile {
  if (file === undefined) throw new Error('No file was started.');
  return file;
}

function drawSvg(template: DocumentTemplate, values: DocumentValues): string {
  return writeSvg(layOut(template, values, fontMeasure), {
    title: fileTitle(template, values),
    lang: template.lang,
    pictures: createPictures(),
  });
}
