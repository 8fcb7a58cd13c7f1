import * as v from 'valibot';
import { documentKinds } from '#domain/document/document-template.ts';
import { mostCrestBytes } from '#domain/document/picture.ts';
import { fieldMessages } from '../field-messages.ts';
import { inputObject, requiredText } from '../fields.ts';
import { documentBlock, documentImage, pageSetup } from './document-blocks.ts';

const mostBlocks = 80;
const mostImages = 6;

const images = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), documentImage),
  v.check(
    (pictures) => Object.keys(pictures).length <= mostImages,
    `La plantilla no puede tener más de ${mostImages} imágenes`,
  ),
  v.check(
    (pictures) =>
      Object.values(pictures).every(({ data }) => data.length <= (mostCrestBytes / 3) * 4 + 4),
    fieldMessages.tooHeavy('Una imagen', mostCrestBytes),
  ),
);

/** The fields by which a list shows a template. */
export const documentTemplateSummaryEntries = {
  name: requiredText({ label: 'El nombre', most: 100 }),
  kind: v.picklist(documentKinds, fieldMessages.invalid('El tipo de documento')),
  lang: requiredText({ label: 'El idioma', most: 20 }),
  title: requiredText({ label: 'El título del archivo', most: 300 }),
  page: pageSetup,
};

/** The fields of a template, as clients send them and servers answer them. */
export const documentTemplateEntries = {
  ...documentTemplateSummaryEntries,
  images,
  blocks: v.pipe(
    v.array(documentBlock),
    v.maxLength(mostBlocks, `La plantilla no puede tener más de ${mostBlocks} elementos`),
  ),
};

/** Body of creating and changing a template. */
export const documentTemplateInput = inputObject(documentTemplateEntries);
