import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useLatest } from '../../../react/use-latest.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { LeaveQuestion } from '../../form/leave-question.tsx';
import { type BulkIssue, useBulkIssue } from './bulk-issue.controller.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { IssueBody } from './issue-body.tsx';
import { closeDelayMs } from './issue-run.controller.ts';
import { type IssueRun, isUnderWay } from './issue-store.ts';

interface BulkIssueDialogProps {
  readonly isOpen: boolean;
  /** Called by Escape, the cross, 'Cancelar', or 2 s after a success. */
  readonly onClose: () => void;
  /** Titles were issued and the dialog closes; the console's lists are being read again by then. */
  readonly onIssued: () => void;
}

/**
 * 'Emisión Masiva de Títulos': a completed ceremony, a date, a rehearsal of the titles, and the issue itself, which is
 * followed to its end also after a lost connection.
 */
export function BulkIssueDialog({ isOpen, ...rest }: BulkIssueDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, onIssued }: Omit<BulkIssueDialogProps, 'isOpen'>) {
  const issue = useBulkIssue();
  const words = useMessages(bulkIssueMessages);
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
      title={words.title}
      isOpen
      onClose={leave}
      size="large"
      footer={<Footer issue={issue} onLeave={leave} />}
    >
      <Stack>
        <IssueBody issue={issue} onStay={stay} />
        {isAsking && isBusy && (
          <LeaveQuestion
            title={words.closingTitle}
            stayLabel={words.keepWaiting}
            leaveLabel={words.closeAnyway}
            leaveVariant="quiet"
            onStay={() => setAsking(false)}
            onLeave={onClose}
          >
            {words.closingText}
          </LeaveQuestion>
        )}
      </Stack>
    </Dialog>
  );
}

/** Closes the dialog after a success, unless the person stays to read. */
function useCloseAfterSuccess({ kind }: IssueRun, close: () => void) {
  const [stays, setStays] = useState(false);
  const latest = useLatest(close);
  const isClosing = kind === 'issued' && !stays;
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => latest.current(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing, latest]);
  return { stay: () => setStays(true) };
}

interface FooterProps {
  readonly issue: BulkIssue;
  readonly onLeave: () => void;
}

function Footer({ issue, onLeave }: FooterProps) {
  const words = useMessages(bulkIssueMessages);
  const { form, run, canSubmit } = issue;
  const isBusy = isUnderWay(run);
  const isOver = run.kind === 'issued' || (run.kind === 'counted' && !canSubmit);
  return (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {run.kind === 'idle' || run.kind === 'refused' ? words.cancel : words.close}
      </Button>
      {!isOver && (
        <Button type="submit" form={form.formId} isBusy={isBusy} disabled={!canSubmit && !isBusy}>
          {run.kind === 'issuing' ? words.submitting : words.submit}
        </Button>
      )}
    </>
  );
}
