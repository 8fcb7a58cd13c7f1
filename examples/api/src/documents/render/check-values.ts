import {
  checkTemplate,
  type DocumentProblem,
  type DocumentTemplate,
  type DocumentValues,
  type FontName,
  type LayoutProblem,
  layOut,
} from 'birrete/rules';
import { openFont } from '#platform/pdf/font-files.ts';
import { fontMeasure } from '#platform/pdf/shape-text.ts';
import { checkModules } from './check-modules.ts';
import { decodePicture } from './pictures/decode-picture.ts';
import { PictureRefused } from './pictures/picture-refused.ts';

/** A template, and documents made with it. */
export interface DocumentsToCheck {
  readonly template: DocumentTemplate;
  readonly documents: readonly DocumentValues[];
  /** An address in the QR code, for documents without one. */
  readonly address?: string | undefined;
  /** Additional fields that none of these documents may have. */
  readonly extraFields?: readonly string[] | undefined;
}

/** The problems of a template and of documents made with it, the first of each kind per document. */
export function checkValues({
  template,
  documents,
  address,
  extraFields = [],
}: DocumentsToCheck): readonly DocumentProblem[] {
  const inDocuments = documents.flatMap(({ fields }) => Object.keys(fields));
  const extra = [...new Set([...extraFields, ...inDocuments])];
  const fonts = checkFonts(template);
  // Without its fonts nothing can be measured.
  if (fonts.length > 0) return fonts.map((problem) => ({ document: undefined, problem }));
  const own = [
    ...checkTemplate(template, extra),
    ...checkModules(template, addressIn(documents) ?? address),
    ...checkPictures(template.images),
    ...checkPictures(signaturesOf(documents)),
  ];
  const known = new Set(own.map((problem) => JSON.stringify(problem)));
  const isKnown = (problem: LayoutProblem) =>
    known.has(JSON.stringify(problem)) || isOfUnknownPlaceholder(problem, own);
  return [
    ...own.map((problem) => ({ document: undefined, problem })),
    ...documents.flatMap((values, document) =>
      layOut(template, values, fontMeasure)
        .problems.filter((problem) => !isKnown(problem))
        .map((problem) => ({ document, problem })),
    ),
  ];
}

function addressIn(documents: readonly DocumentValues[]): string | undefined {
  return documents.find(({ verification }) => verification !== undefined)?.verification?.url;
}

/** True for the missing value of a placeholder that does not exist. */
function isOfUnknownPlaceholder(problem: LayoutProblem, own: readonly LayoutProblem[]): boolean {
  return (
    problem.kind === 'empty-placeholder' &&
    own.some(
      (each) => each.kind === 'unknown-placeholder' && each.placeholder === problem.placeholder,
    )
  );
}

/** The fonts of a template whose files cannot be read. */
function checkFonts({ blocks }: DocumentTemplate): readonly LayoutProblem[] {
  const names = blocks.flatMap((block) =>
    'style' in block && typeof block.style === 'object'
      ? [block.style.font, block.style.valueFont ?? block.style.font]
      : [],
  );
  return [...new Set(names)]
    .filter((font) => !isReadable(font))
    .map((font) => ({ kind: 'unreadable-font', font }));
}

function isReadable(font: FontName): boolean {
  try {
    openFont(font);
    return true;
  } catch {
    return false;
  }
}

/** The signatures of the officials, by office. */
function signaturesOf(documents: readonly DocumentValues[]): DocumentTemplate['images'] {
  const signed = documents.flatMap(({ signatories }) =>
    signatories.flatMap(({ office, signature }) =>
      signature === undefined ? [] : [[office, { type: 'image/png', data: signature }] as const],
    ),
  );
  return Object.fromEntries(signed);
}

/** The pictures that cannot be printed. */
function checkPictures(images: DocumentTemplate['images']): readonly LayoutProblem[] {
  return Object.entries(images).flatMap(([image, source]): LayoutProblem[] => {
    try {
      decodePicture(source);
      return [];
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      const { reason, detail } = error;
      return [{ kind: 'refused-image', image, reason, detail }];
    }
  });
}
