import { custom, type GenericSchema, picklist, pipe, unknown } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { Block } from '#domain/document/document-block.ts';
import {
  type DocumentImage,
  type DocumentTemplate,
  documentKinds,
  type PageSetup,
} from '#domain/document/document-template.ts';
import type { StoredTemplate, TemplateSummary } from '#domain/document/print.ts';
import { changesAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { filledText, identifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { rowOf } from '../wire/row.ts';

const changes = {
  create: extraPaths.createDocumentTemplate,
  update: extraPaths.updateDocumentTemplate,
  remove: extraPaths.deleteDocumentTemplate,
} as const;

/** Only servers that announce 'documents' send templates, and they check each part. */
const summaryFields = {
  id: [identifier, 'id'],
  version: [optionalText, 'version'],
  name: [textOrEmpty, 'name'],
  kind: [pipe(unknown(), picklist(documentKinds)), 'kind'],
  lang: [filledText, 'lang'],
  title: [textOrEmpty, 'title'],
  page: [pipe(unknown(), custom<PageSetup>(isRecord)), 'page'],
} as const;

const summary: GenericSchema<unknown, TemplateSummary> = rowOf(summaryFields);

const template: GenericSchema<unknown, StoredTemplate> = rowOf({
  ...summaryFields,
  images: [pipe(unknown(), custom<Readonly<Record<string, DocumentImage>>>(isRecord)), 'images'],
  blocks: [pipe(unknown(), custom<readonly Block[]>(Array.isArray)), 'blocks'],
});

/** The templates of documents. Only for servers that offer 'documents'. */
export const documentTemplates = {
  list: rowsAt(extraPaths.listDocumentTemplates, summary, 'message'),
  ...changesAt(changes, { toPayload: (input: DocumentTemplate) => input, created: nothing }),
};

/** Reads a template with its pictures and blocks. Only for servers that offer 'documents'. */
export function readDocumentTemplate(
  api: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<StoredTemplate> {
  return api.send({
    call: extraPaths.readDocumentTemplate,
    parameters: { id },
    signal,
    messageField: 'message',
    answer: itemOf(template),
  });
}
