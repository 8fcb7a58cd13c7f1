import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import type { Application } from '#domain/application/application.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { titleFinder } from '#domain/registry/title-finder.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { decisionMessages } from './decision.messages.ts';
import { DecisionDialog } from './decision-dialog.tsx';

interface RejectDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Rejects an application, with a warning if a title was issued. Only a confirmed application can have one. */
export function RejectDialog({ application, onClose }: RejectDialogProps) {
  const warning =
    application.status === 'pending' ? null : <TitleWarning application={application} />;
  return (
    <DecisionDialog kind="reject" application={application} onClose={onClose} warning={warning} />
  );
}

function TitleWarning({ application }: { readonly application: Application }) {
  const { messages, format } = useText(decisionMessages);
  const titles = useList(resources.titles);
  if (titles.status !== 'ready') return <Spinner label={messages.checkingTitles} />;

  const issued = titleFinder(titles.rows)(application);
  if (issued.length === 0) return null;
  return (
    <Alert
      tone="warning"
      live="polite"
      title={format(messages.titleWarning, { count: issued.length })}
    >
      {issued.map((title) => (
        <Text key={title.id}>{registryText(title, messages)}</Text>
      ))}
      <Text>{messages.titleStays}</Text>
    </Alert>
  );
}

function registryText(
  { registry }: IssuedTitle,
  messages: typeof decisionMessages.defaults,
): string {
  return formatMessage(messages.titleNumbers, {
    record: registry.record ?? messages.noNumber,
    assigned: registry.assigned ?? messages.noNumber,
    folio: registry.folio ?? messages.noNumber,
  });
}
