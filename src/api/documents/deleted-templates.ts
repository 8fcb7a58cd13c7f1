import { picklist, pipe, transform, unknown } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { documentKinds } from '#domain/document/document-template.ts';
import type { DeletedTemplate } from '#domain/document/print.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing } from '../wire/answer.ts';
import { optionalTimestamp } from '../wire/dates.ts';
import { identifier, textOrEmpty } from '../wire/fields.ts';
import { rowOf } from '../wire/row.ts';

const deletedTemplate = pipe(
  rowOf({
    id: [identifier, 'id'],
    name: [textOrEmpty, 'name'],
    kind: [pipe(unknown(), picklist(documentKinds)), 'kind'],
    deletedAt: [optionalTimestamp, 'deleted_at'],
  }),
  transform((row): DeletedTemplate => row),
);

/** The deleted templates of documents. Only for servers that offer 'deleted-templates'. */
export const deletedTemplates = {
  list: rowsAt(extraPaths.listDeletedTemplates, deletedTemplate, 'message'),
  restore: (api: ApiClient, { id }: DeletedTemplate): Promise<undefined> =>
    api.send({
      call: extraPaths.restoreDocumentTemplate,
      parameters: { id },
      messageField: 'message',
      answer: nothing,
    }),
};
