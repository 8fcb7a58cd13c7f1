import type { Application } from '#domain/application/application.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { Text } from '#ui/text/text.tsx';
import { rowNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationDetailMessages } from './application-detail.messages.ts';

/** Lists other applications that are probably of the same person. */
export function DuplicatesNotice({ duplicates }: { readonly duplicates: readonly Application[] }) {
  const messages = useMessages(applicationDetailMessages);
  const listMessages = useMessages(applicationsMessages);
  const statusLabels = useMessages(applicationStatusMessages);
  const locale = useLocale();
  return (
    <Alert
      tone="warning"
      title={formatMessage(messages.duplicates, { count: duplicates.length }, locale)}
    >
      {duplicates.map((duplicate) => (
        <Text key={duplicate.id}>
          {formatMessage(messages.duplicateItem, {
            code: rowNameOf(duplicate, listMessages),
            status: statusLabels[duplicate.status],
            career: duplicate.career.name ?? messages.missing,
          })}
        </Text>
      ))}
    </Alert>
  );
}
