import { authorityAnswer } from '../answers/documents/authority.ts';
import { documentFieldAnswer } from '../answers/documents/document-field.ts';
import {
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from '../answers/documents/document-template.ts';
import {
  documentPrintAnswer,
  previewAnswer,
  printAnswer,
  printProblemAnswer,
} from '../answers/documents/print-documents.ts';
import type { Call } from '../call.ts';
import { authorityInput } from '../inputs/documents/authority.ts';
import { documentFieldInput } from '../inputs/documents/document-field.ts';
import { documentTemplateInput } from '../inputs/documents/document-template.ts';
import { previewInput, printCheckInput, printInput } from '../inputs/documents/print-documents.ts';
import { catalogueCalls } from './catalogue-calls.ts';

const extra = { extra: 'documents' } as const;

const authorities = catalogueCalls({
  one: 'an official',
  many: 'officials who sign documents',
  input: authorityInput,
  update: authorityInput,
  row: authorityAnswer,
  created: authorityAnswer,
  done: {
    created: 'Autoridad creada exitosamente',
    updated: 'Autoridad actualizada exitosamente',
    deleted: 'Autoridad eliminada exitosamente',
  },
  refusals: { save: ['authorityTerm'], missing: 'authorityMissing', deletion: [] },
});

const documentFields = catalogueCalls({
  one: 'an additional field of documents',
  many: 'additional fields of documents',
  input: documentFieldInput,
  update: documentFieldInput,
  row: documentFieldAnswer,
  created: documentFieldAnswer,
  done: {
    created: 'Campo adicional creado exitosamente',
    updated: 'Campo adicional actualizado exitosamente',
    deleted: 'Campo adicional eliminado exitosamente',
  },
  refusals: {
    save: ['careerUnknown', 'ceremonyUnknown', 'documentFieldDuplicate'],
    missing: 'documentFieldMissing',
    deletion: [],
  },
});

const templates = catalogueCalls({
  one: 'a template of documents',
  many: 'templates of documents, without their pictures and blocks',
  input: documentTemplateInput,
  update: documentTemplateInput,
  row: documentTemplateSummaryAnswer,
  created: documentTemplateSummaryAnswer,
  listedBy: ['titles'],
  done: {
    created: 'Documento creado exitosamente',
    updated: 'Documento actualizado exitosamente',
    deleted: 'Documento eliminado exitosamente',
  },
  refusals: {
    save: ['documentTemplateDuplicate', 'documentImageRefused'],
    missing: 'documentTemplateMissing',
    deletion: [],
  },
});

const printing = {
  usedBy: ['titles'],
  audience: 'administrators',
  status: 200,
  ...extra,
} as const;

/** The data of documents, and their prints. */
export const documentCalls = {
  listAuthorities: { ...authorities.list, ...extra },
  createAuthority: { ...authorities.create, ...extra },
  updateAuthority: { ...authorities.update, ...extra },
  deleteAuthority: { ...authorities.remove, ...extra },
  listDocumentTemplates: { ...templates.list, ...extra },
  readDocumentTemplate: {
    purpose: 'Read a template of documents with its pictures and blocks',
    usedBy: ['config'],
    audience: 'administrators',
    status: 200,
    ...extra,
    answer: { kind: 'data', schema: documentTemplateAnswer },
    refusals: ['documentTemplateMissing'],
  },
  createDocumentTemplate: { ...templates.create, ...extra },
  updateDocumentTemplate: { ...templates.update, ...extra },
  deleteDocumentTemplate: { ...templates.remove, ...extra },
  printDocuments: {
    ...printing,
    purpose:
      'Print documents of issued titles in register order, as one PDF; records the copies. The same job gets the same copies again',
    input: printInput,
    answer: { kind: 'data', schema: printAnswer },
    refusals: [
      'documentTemplateMissing',
      'printedTitleMissing',
      'severalCeremonies',
      'printFailed',
    ],
  },
  checkDocuments: {
    ...printing,
    purpose: 'The problems of documents before they are printed: characters, texts that do not fit',
    input: printCheckInput,
    answer: { kind: 'list', schema: printProblemAnswer },
    refusals: ['documentTemplateMissing', 'printedTitleMissing', 'severalCeremonies'],
  },
  previewDocument: {
    ...printing,
    usedBy: ['config'],
    purpose: "Draw a template with a ceremony's longest and most unusual names, as 'MUESTRA'",
    input: previewInput,
    answer: { kind: 'data', schema: previewAnswer },
    refusals: ['ceremonyUnknown', 'documentImageRefused'],
  },
  listDocumentPrints: {
    ...printing,
    purpose: 'List printed copies, newest first; query: title_id',
    answer: { kind: 'list', schema: documentPrintAnswer },
  },
  listDocumentFields: { ...documentFields.list, ...extra },
  createDocumentField: { ...documentFields.create, ...extra },
  updateDocumentField: { ...documentFields.update, ...extra },
  deleteDocumentField: { ...documentFields.remove, ...extra },
} as const satisfies Record<string, Call>;
