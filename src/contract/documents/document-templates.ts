import * as v from 'valibot';
import { documentKinds } from '#domain/document/document-template.ts';
import { maxCrestBytes } from '#domain/document/picture.ts';
import { type CallRow, ifMatch } from '../schema/call-row.ts';
import { fieldMessages, inputObject, requiredText } from '../schema/fields.ts';
import type { RefusalAnswer, RefusalValues } from '../schema/refusal.ts';
import { documentBlock, documentImage, pageSetup } from './document-blocks.ts';
import { pictureReason } from './picture-reason.ts';

/** Templates of documents. */
export const documentTemplateRefusals = {
  documentTemplateMissing: { status: 404, message: 'La plantilla de documento no existe.' },
  deletedTemplateMissing: {
    status: 404,
    message: 'El documento ya no está entre los eliminados.',
  },
  documentTemplateDuplicate: {
    field: 'name',
    status: 409,
    message: 'Ya existe un documento con ese nombre.',
  },
  documentImageRefused: {
    status: 422,
    message: (values: RefusalValues) =>
      `No se puede usar una de las imágenes: ${pictureReason(values)}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

const maxBlocks = 80;
const maxImages = 6;

const images = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), documentImage),
  v.check(
    (pictures) => Object.keys(pictures).length <= maxImages,
    `La plantilla no puede tener más de ${maxImages} imágenes`,
  ),
  v.check(
    (pictures) =>
      Object.values(pictures).every(({ data }) => data.length <= (maxCrestBytes / 3) * 4 + 4),
    fieldMessages.tooHeavy('Una imagen', maxCrestBytes),
  ),
);

/** The fields by which a list shows a template. */
const documentTemplateSummaryEntries = {
  name: requiredText({ label: 'El nombre', max: 100 }),
  kind: v.picklist(documentKinds, fieldMessages.invalid('El tipo de documento')),
  lang: requiredText({ label: 'El idioma', max: 20 }),
  title: requiredText({ label: 'El título del archivo', max: 300 }),
  page: pageSetup,
};

/** The fields of a template, as clients send them and servers answer them. */
export const documentTemplateEntries = {
  ...documentTemplateSummaryEntries,
  images,
  blocks: v.pipe(
    v.array(documentBlock),
    v.maxLength(maxBlocks, `La plantilla no puede tener más de ${maxBlocks} elementos`),
  ),
};

/** Body of creating and changing a template. */
export const documentTemplateInput = inputObject(documentTemplateEntries);

/** A stored template of documents in a list, without its pictures and blocks. */
export const documentTemplateSummaryAnswer = v.object({
  id: v.number(),
  ...documentTemplateSummaryEntries,
  version: v.number(),
});

/** A stored template of documents with its pictures and blocks. */
export const documentTemplateAnswer = v.object({
  id: v.number(),
  ...documentTemplateEntries,
  version: v.number(),
});

/** A deleted template, whose last version is stored. */
export const deletedTemplateAnswer = v.object({
  id: v.number(),
  name: v.string(),
  kind: v.picklist(documentKinds),
  deleted_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** A deleted template, as the server answers it. */
export type DeletedTemplateAnswer = v.InferOutput<typeof deletedTemplateAnswer>;

/** A template in a list, as the server answers it. */
export type DocumentTemplateSummaryAnswer = v.InferOutput<typeof documentTemplateSummaryAnswer>;
/** A whole template, as the server answers it. */
export type DocumentTemplateAnswer = v.InferOutput<typeof documentTemplateAnswer>;

/** The templates of documents. A list has them without their pictures and blocks. */
export const documentTemplateCalls = {
  listDocumentTemplates: {
    purpose: 'List all templates of documents, without their pictures and blocks',
    usedBy: ['titles', 'config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    status: 200,
    answer: { kind: 'list', schema: documentTemplateSummaryAnswer },
  },
  readDocumentTemplate: {
    purpose: 'Read a template of documents with its pictures and blocks',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'documents',
    status: 200,
    answer: { kind: 'data', schema: documentTemplateAnswer },
    refusals: ['documentTemplateMissing'],
  },
  createDocumentTemplate: {
    purpose: 'Create a template of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    body: 'pictures',
    input: documentTemplateInput,
    status: 201,
    answer: { kind: 'data', schema: documentTemplateSummaryAnswer },
    done: 'Documento creado exitosamente',
    refusals: ['documentTemplateDuplicate', 'documentImageRefused'],
  },
  updateDocumentTemplate: {
    purpose: 'Change a template of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    body: 'pictures',
    input: documentTemplateInput,
    status: 200,
    answer: { kind: 'data', schema: documentTemplateSummaryAnswer },
    done: 'Documento actualizado exitosamente',
    refusals: [
      'documentTemplateMissing',
      'rowChanged',
      'documentTemplateDuplicate',
      'documentImageRefused',
    ],
  },
  deleteDocumentTemplate: {
    purpose: 'Delete a template of documents',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'documents',
    headers: ifMatch,
    status: 200,
    answer: { kind: 'done' },
    done: 'Documento eliminado exitosamente',
    refusals: ['documentTemplateMissing', 'rowChanged'],
  },
  listDeletedTemplates: {
    purpose: 'List the deleted templates of documents, the one deleted last first',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'deleted-templates',
    status: 200,
    answer: { kind: 'list', schema: deletedTemplateAnswer },
  },
  restoreDocumentTemplate: {
    purpose: 'Restore a deleted template of documents as it was, with its id',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'fresh',
    extra: 'deleted-templates',
    status: 201,
    answer: { kind: 'data', schema: documentTemplateSummaryAnswer },
    done: 'Documento restaurado exitosamente',
    refusals: ['deletedTemplateMissing', 'documentTemplateDuplicate'],
  },
} as const satisfies Record<string, CallRow>;
