import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { LeaveQuestion } from '../../navigation/leave-question.tsx';
import { type BulkIssue, useBulkIssue } from './bulk-issue.controller.ts';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { IssueBody } from './issue-body.tsx';
import { isUnderWay } from './issue-desk.ts';
import { useCloseAfterSuccess } from './use-close-after-success.ts';

interface BulkIssueDialogProps {
  readonly isOpen: boolean;
  /** Escape, the cross, 'Cancelar', or 2 s after a success; who shows the dialog takes it away. */
  readonly onClose: () => void;
  /** Titles were issued and the dialog closes; the console's lists are being read again by then. */
  readonly onIssued: () => void;
}

/**
 * 'Emisión Masiva de Títulos' (spec §2 and §5, rulings 33 to 37): a completed ceremony, a date, a rehearsal of what
 * comes out, and the issue itself, followed to its end also after a cut connection.
 */
export function BulkIssueDialog({ isOpen, ...rest }: BulkIssueDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, onIssued }: Omit<BulkIssueDialogProps, 'isOpen'>) {
  const issue = useBulkIssue();
  const words = useMessages(bulkIssueMessages);
  const formId = useId();
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
      footer={<Footer issue={issue} formId={formId} onLeave={leave} />}
    >
      <Stack>
        <IssueBody issue={issue} formId={formId} onStay={stay} />
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

interface FooterProps {
  readonly issue: BulkIssue;
  readonly formId: string;
  readonly onLeave: () => void;
}

function Footer({ issue, formId, onLeave }: FooterProps) {
  const words = useMessages(bulkIssueMessages);
  const { run, canSubmit } = issue;
  const isBusy = isUnderWay(run);
  const isOver = run.kind === 'issued' || (run.kind === 'told' && !canSubmit);
  return (
    <>
      <Button variant="secondary" onClick={onLeave}>
        {run.kind === 'idle' || run.kind === 'refused' ? words.cancel : words.close}
      </Button>
      {!isOver && (
        <Button type="submit" form={formId} isBusy={isBusy} disabled={!canSubmit && !isBusy}>
          {run.kind === 'issuing' ? words.submitting : words.submit}
        </Button>
      )}
    </>
  );
}
