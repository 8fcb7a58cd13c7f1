import { useEffect, useState } from 'react';
import { LeaveQuestion } from '#admin-console/form/leave-question.tsx';
import { useMessages } from '#messages/messages-context.tsx';
import { useLatest } from '#react/use-latest.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { type BulkIssue, useBulkIssue } from './bulk-issue.controller.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { BulkIssueBody } from './bulk-issue-body.tsx';
import { closeDelayMs } from './run/issue-run.controller.ts';
import { type IssueRun, isUnderWay } from './run/issue-run.flow.ts';

interface BulkIssueDialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, the close button or 'Cancelar', and 2 s after a success. */
  readonly onClose: () => void;
  /** Called when the dialog closes after titles were issued; the console's lists are then being refreshed. */
  readonly onIssued: () => void;
}

/**
 * 'Emisión Masiva de Títulos': a completed ceremony, a date, a rehearsal of the titles, and the issue itself, whose
 * result is determined even after a lost connection.
 */
export function BulkIssueDialog({ isOpen, ...rest }: BulkIssueDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, onIssued }: Omit<BulkIssueDialogProps, 'isOpen'>) {
  const issue = useBulkIssue();
  const messages = useMessages(bulkIssueMessages);
  const [isAsking, setAsking] = useState(false);
  const isBusy = isUnderWay(issue.run);
  useEffect(() => {
    if (!isBusy) setAsking(false);
  }, [isBusy]);
  const { stay } = useCloseAfterSuccess(issue.run, () => {
    onIssued();
    onClose();
  });

  const leave = () => {
    if (isBusy) return setAsking(true);
    if (issue.run.kind === 'issued') onIssued();
    onClose();
  };
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={leave}
      size="large"
      footer={<Footer issue={issue} onLeave={leave} />}
    >
      <Stack>
        <BulkIssueBody issue={issue} onStay={stay} />
        {isAsking && isBusy && (
          <LeaveQuestion
            title={messages.closingTitle}
            stayLabel={messages.keepWaiting}
            leaveLabel={messages.closeAnyway}
            leaveVariant="quiet"
            onStay={() => setAsking(false)}
            onLeave={onClose}
          >
            {messages.closingText}
          </LeaveQuestion>
        )}
      </Stack>
    </Dialog>
  );
}

/** Closes the dialog after a success unless the user wants to read the result. */
function useCloseAfterSuccess({ kind }: IssueRun, close: () => void) {
  const [isKeptOpen, setKeptOpen] = useState(false);
  const latest = useLatest(close);
  const isClosing = kind === 'issued' && !isKeptOpen;
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => latest.current(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing, latest]);
  return { stay: () => setKeptOpen(true) };
}

interface FooterProps {
  readonly issue: BulkIssue;
  readonly onLeave: () => void;
}

function Footer({ issue, onLeave }: FooterProps) {
  const messages = useMessages(bulkIssueMessages);
  const { form, run, canSubmit, isRefreshing } = issue;
  const isBusy = isUnderWay(run);
  const isRereading = run.kind === 'refused' && isRefreshing;
  const isDone = run.kind === 'issued' || (run.kind === 'verified' && !canSubmit);
  return (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {run.kind === 'idle' || run.kind === 'refused' ? messages.cancel : messages.close}
      </Button>
      {!isDone && (
        <Button
          type="submit"
          form={form.formId}
          isBusy={isBusy}
          disabled={!canSubmit && !isBusy && !isRereading}
          // Keeps the focus while the lists are read again after a refusal; the form ignores a submit meanwhile.
          aria-disabled={isRereading || undefined}
        >
          {run.kind === 'issuing' ? messages.submitting : messages.submit}
        </Button>
      )}
    </>
  );
}
