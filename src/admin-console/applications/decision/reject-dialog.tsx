import type { Application } from '../../../domain/application/application.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { titleFinder } from '../../../domain/registry/title-finder.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { resources } from '../../data/resources.ts';
import { useList } from '../../data/use-list.ts';
import { decisionMessages } from './decision.messages.ts';
import { DecisionDialog } from './decision-dialog.tsx';

interface RejectDialogProps {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Rejects; where a title was issued, it says so first. Only a confirmed application can have one. */
export function RejectDialog({ application, onClose }: RejectDialogProps) {
  const warning =
    application.status === 'pending' ? null : <TitleWarning application={application} />;
  return (
    <DecisionDialog kind="reject" application={application} onClose={onClose} warning={warning} />
  );
}

function TitleWarning({ application }: { readonly application: Application }) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const titles = useList(resources.titles);
  if (titles.status !== 'ready') return <Spinner label={words.checkingTitles} />;

  const issued = titleFinder(titles.rows)(application);
  if (issued.length === 0) return null;
  return (
    <Alert
      tone="warning"
      live="polite"
      title={formatMessage(words.titleWarning, { count: issued.length }, locale)}
    >
      {issued.map((title) => (
        <Text key={title.id}>{registryOf(title, words)}</Text>
      ))}
      <Text>{words.titleStays}</Text>
    </Alert>
  );
}

function registryOf({ registry }: IssuedTitle, words: typeof decisionMessages.defaults): string {
  return formatMessage(words.titleNumbers, {
    record: registry.record ?? words.noNumber,
    assigned: registry.assigned ?? words.noNumber,
    folio: registry.folio ?? words.noNumber,
  });
}
