import { custom, type GenericSchema, picklist, pipe, unknown } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import type { Block } from '../../domain/document/document-block.ts';
import {
  type DocumentImage,
  type DocumentTemplate,
  documentKinds,
  type PageSetup,
} from '../../domain/document/document-template.ts';
import type { StoredTemplate } from '../../domain/document/print.ts';
import { changesAt } from '../endpoints.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { filledText, identifier, optionalText, textOrEmpty } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { rowOf } from '../wire/row.ts';

const changes = {
  create: extraPaths.createDocumentTemplate,
  update: extraPaths.updateDocumentTemplate,
  remove: extraPaths.deleteDocumentTemplate,
} as const;

/** Only servers that announce 'documents' send templates, and they check each part. */
const template: GenericSchema<unknown, StoredTemplate> = rowOf({
  id: [identifier, 'id'],
  version: [optionalText, 'version'],
  name: [textOrEmpty, 'name'],
  kind: [pipe(unknown(), picklist(documentKinds)), 'kind'],
  lang: [filledText, 'lang'],
  title: [textOrEmpty, 'title'],
  page: [pipe(unknown(), custom<PageSetup>(isRecord)), 'page'],
  images: [pipe(unknown(), custom<Readonly<Record<string, DocumentImage>>>(isRecord)), 'images'],
  blocks: [pipe(unknown(), custom<readonly Block[]>(Array.isArray)), 'blocks'],
});

/** The templates of documents. Only for servers that offer 'documents'. */
export const documentTemplates = {
  list: rowsAt(extraPaths.listDocumentTemplates, template, 'message'),
  ...changesAt(changes, { toPayload: (input: DocumentTemplate) => input, created: nothing }),
};
