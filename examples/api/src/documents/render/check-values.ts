import {
  checkTemplate,
  type DocumentProblem,
  type DocumentTemplate,
  type DocumentValues,
  type LayoutProblem,
  layOut,
} from 'birrete/rules';
import { fontMeasure } from './fonts/shape-text.ts';
import { decodePicture } from './pictures/decode-picture.ts';
import { PictureRefused } from './pictures/picture-refused.ts';

/** The problems of a template and of documents made with it, the first of each kind per document. */
export function checkValues(
  template: DocumentTemplate,
  documents: readonly DocumentValues[],
): readonly DocumentProblem[] {
  const extra = [...new Set(documents.flatMap(({ fields }) => Object.keys(fields)))];
  const own = [...checkTemplate(template, extra), ...checkPictures(template)];
  const known = new Set(own.map((problem) => JSON.stringify(problem)));
  return [
    ...own.map((problem) => ({ document: undefined, problem })),
    ...documents.flatMap((values, document) =>
      layOut(template, values, fontMeasure)
        .problems.filter((problem) => !known.has(JSON.stringify(problem)))
        .map((problem) => ({ document, problem })),
    ),
  ];
}

/** The pictures of a template that cannot be printed. */
export function checkPictures({ images }: DocumentTemplate): readonly LayoutProblem[] {
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
