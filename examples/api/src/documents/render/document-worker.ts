// Lays out, checks and draws documents in a separate thread, so that other calls go on.
import {
  type DocumentImage,
  type DocumentProblem,
  type DocumentTemplate,
  type DocumentValues,
  layOut,
} from 'birrete/rules';
import { serveThread } from '#platform/concurrency/serve-thread.ts';
import { fontMeasure } from '#platform/pdf/shape-text.ts';
import { checkValues, type DocumentsToCheck } from './check-values.ts';
import { fileTitle } from './file-title.ts';
import { type FileFacts, type PdfFile, startPdfFile } from './pdf/pdf-file.ts';
import { checkNewPicture } from './pictures/check-new-picture.ts';
import { createPictures } from './pictures/known-pictures.ts';
import { PictureRefused, type RefusedPicture } from './pictures/picture-refused.ts';
import { type SentDocuments, unpackDocuments } from './sent-documents.ts';
import { writeSvg } from './svg/write-svg.ts';

/** A question to the thread. `documents` and `end` belong to the file that `start` began. */
export type Asked =
  | ({ readonly kind: 'start'; readonly template: DocumentTemplate } & FileFacts)
  | ({
      readonly kind: 'documents';
      /** The template of these documents and of those that follow. @default the one before */
      readonly template?: DocumentTemplate;
    } & SentDocuments)
  | { readonly kind: 'end' }
  | { readonly kind: 'svg'; readonly template: DocumentTemplate; readonly values: DocumentValues }
  | { readonly kind: 'picture'; readonly image: DocumentImage }
  | ({ readonly kind: 'check' } & Omit<DocumentsToCheck, 'documents'> & SentDocuments);

/** Bytes of the file, a drawn document, the reason to refuse a picture, or problems. */
export type Answer =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'picture'; readonly refused: RefusedPicture | undefined }
  | { readonly kind: 'problems'; readonly problems: readonly DocumentProblem[] };

let file: PdfFile | undefined;

serveThread<Asked, Answer>(async (asked) => {
  switch (asked.kind) {
    case 'start':
      file = startPdfFile(asked.template, { ...asked, pictures: createPictures() });
      return { kind: 'bytes', bytes: await file.take() };
    case 'documents':
      if (asked.template !== undefined) started().use(asked.template);
      for (const values of unpackDocuments(asked)) started().add(values);
      return { kind: 'bytes', bytes: await started().take() };
    case 'end': {
      const bytes = await started().end();
      file = undefined;
      return { kind: 'bytes', bytes };
    }
    case 'svg':
      return { kind: 'svg', svg: drawSvg(asked.template, asked.values) };
    case 'picture':
      return { kind: 'picture', refused: await refusePicture(asked.image) };
    case 'check':
      return {
        kind: 'problems',
        problems: checkValues({ ...asked, documents: unpackDocuments(asked) }),
      };
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

async function refusePicture(image: DocumentImage): Promise<RefusedPicture | undefined> {
  try {
    await checkNewPicture(image);
    return undefined;
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { reason: error.reason, detail: error.detail };
  }
}
