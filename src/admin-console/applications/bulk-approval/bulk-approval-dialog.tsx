import type { Application } from '../../../domain/application/application.ts';
import type { PluralMessage } from '../../../messages/define-messages.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { type BulkApproval, useBulkApproval } from './bulk-approval.controller.ts';
import { countByState, isUnderWay } from './bulk-approval.flow.ts';
import { bulkApprovalMessages } from './bulk-approval.messages.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResults } from './bulk-results.tsx';
import { BulkSummary } from './bulk-summary.tsx';

interface BulkApprovalDialogProps {
  /** The selected applications, as of when the dialog was opened. */
  readonly applications: readonly Application[];
  readonly onClose: () => void;
}

/** Approves several applications one after another, and shows the state of each. */
export function BulkApprovalDialog({ applications, onClose }: BulkApprovalDialogProps) {
  const messages = useMessages(bulkApprovalMessages);
  const locale = useLocale();
  const approval = useBulkApproval(applications);
  const { run, notes, setNotes } = approval;

  return (
    <Dialog
      title={formatMessage(messages.title, { count: applications.length }, locale)}
      isOpen
      onClose={onClose}
      isDismissable={!isUnderWay(run)}
      footer={<BulkFooter approval={approval} onClose={onClose} />}
    >
      <Stack $gap={4}>
        {run.phase === 'ready' ? (
          <>
            <Text>{messages.explanation}</Text>
            <TextArea
              name="notes"
              label={messages.notes}
              hint={messages.notesHint}
              isOptional
              rows={2}
              value={notes}
              onChange={setNotes}
            />
          </>
        ) : (
          <BulkProgress run={run} />
        )}
        <BulkSummary run={run} />
        <BulkResults items={run.items} isReady={run.phase === 'ready'} />
      </Stack>
    </Dialog>
  );
}

interface BulkFooterProps {
  readonly approval: BulkApproval;
  readonly onClose: () => void;
}

function BulkFooter({ approval, onClose }: BulkFooterProps) {
  const messages = useMessages(bulkApprovalMessages);
  const locale = useLocale();
  const { run, start, stop, retryFailed } = approval;
  const { waiting, failed } = countByState(run);
  const counted = (message: PluralMessage, count: number) =>
    formatMessage(message, { count }, locale);

  switch (run.phase) {
    case 'ready':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button onClick={start}>{counted(messages.start, waiting)}</Button>
        </>
      );
    case 'running':
      return (
        <Button variant="secondary" onClick={stop} key="stop">
          {messages.stop}
        </Button>
      );
    case 'stopping':
      return (
        <Button variant="secondary" isBusy key="stop">
          {messages.stopping}
        </Button>
      );
    case 'stopped':
    case 'finished':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {failed > 0 && (
            <Button variant="secondary" onClick={retryFailed}>
              {counted(messages.retry, failed)}
            </Button>
          )}
          {waiting > 0 && <Button onClick={start}>{counted(messages.resume, waiting)}</Button>}
        </>
      );
    default:
      return run.phase satisfies never;
  }
}
