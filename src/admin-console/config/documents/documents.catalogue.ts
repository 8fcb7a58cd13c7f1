import { resources } from '#admin-console/data/resources.ts';
import type { DocumentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { kindName } from '#admin-console/document-problems/problem-text.ts';
import type { TemplateSummary } from '#domain/document/print.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { EditedCatalogue } from '../catalogue/catalogue.ts';
import type { documentsMessages } from './documents.messages.ts';
import { TemplateEditorDialog } from './editor/template-editor-dialog.tsx';

type Messages = typeof documentsMessages.defaults;

const { documentTemplates } = resources;

/** The catalogue of templates, which has its own form. @param isRestorable true if deleted ones can be restored */
export function documentsCatalogue(
  messages: Messages,
  kinds: DocumentProblemsMessages,
  isRestorable: boolean,
): EditedCatalogue<TemplateSummary> {
  const sheetOf = ({ page: { size, orientation } }: TemplateSummary) =>
    formatMessage(messages.sheetText, {
      size: size === 'Letter' ? messages.letter : size,
      orientation: messages[orientation],
    });
  return {
    id: 'documents',
    resource: documentTemplates,
    messages,
    restoration: isRestorable ? messages.restorable : undefined,
    rowName: ({ name }) => name,
    table: {
      columns: [
        {
          id: 'name',
          header: messages.name,
          value: ({ name }) => name,
          width: 'minmax(10em, 2fr)',
          isRowHeader: true,
          isLong: true,
        },
        {
          id: 'kind',
          header: messages.kind,
          value: ({ kind }) => kindName(kind, kinds),
          width: 'minmax(10em, 1fr)',
          card: 'text',
        },
        {
          id: 'sheet',
          header: messages.sheet,
          value: sheetOf,
          width: 'minmax(9em, 1fr)',
          card: 'text',
        },
      ],
      order: { columnId: 'name', direction: 'ascending' },
      searchBy: ({ name, kind }) => [name, kindName(kind, kinds)],
      filters: [
        {
          id: 'kind',
          label: messages.kind,
          allLabel: messages.everyKind,
          choiceOf: ({ kind }) => ({ key: kind, label: kindName(kind, kinds) }),
        },
      ],
    },
    editor: TemplateEditorDialog,
    changes: documentTemplates,
  };
}
