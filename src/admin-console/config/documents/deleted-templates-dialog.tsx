import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { kindName } from '#admin-console/document-problems/problem-text.ts';
import { FailureAlert } from '#admin-console/form/failure-alert.tsx';
import { ShortList, ShortListRow } from '#admin-console/list/short-list.tsx';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { useDeletedTemplates } from './deleted-templates.controller.ts';
import { documentsMessages } from './documents.messages.ts';

/** Lists the deleted templates, and restores them. Only for servers that offer 'deleted-templates'. */
export function DeletedTemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { messages, format, locale } = useText(documentsMessages);
  const kinds = useMessages(documentProblemsMessages);
  const { list, isBusy, failure, restore } = useDeletedTemplates();
  const isEmpty = list.status === 'ready' && list.rows.length === 0;
  return (
    <Dialog title={messages.deleted} isOpen onClose={onClose}>
      <Stack>
        <Text>{isEmpty ? messages.noneDeleted : messages.deletedText}</Text>
        <FailureAlert failure={failure} />
        <ShortList list={list}>
          {(row) => (
            <ShortListRow
              key={row.id}
              name={row.name}
              facts={[
                kindName(row.kind, kinds),
                row.deletedAt &&
                  format(messages.deletedOn, { when: formatTimestamp(row.deletedAt, locale) }),
              ]}
              action={messages.restore}
              actionName={format(messages.restoreAction, { name: row.name })}
              isBusy={isBusy}
              onAction={() => restore(row)}
            />
          )}
        </ShortList>
      </Stack>
    </Dialog>
  );
}
