import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { bulkIssueMessages } from './bulk-issue.messages.ts';
import { Choices } from './bulk-issue.styles.ts';

interface ClosingQuestionProps {
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Asked when the dialog would be closed while titles are being issued; the safe answer has the focus. */
export function ClosingQuestion({ onKeep, onClose }: ClosingQuestionProps) {
  const words = useMessages(bulkIssueMessages);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  return (
    <Alert
      tone="warning"
      live="assertive"
      title={words.closingTitle}
      action={
        <Choices>
          <Button variant="secondary" buttonRef={keep} onClick={onKeep}>
            {words.keepWaiting}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.closeAnyway}
          </Button>
        </Choices>
      }
    >
      {words.closingText}
    </Alert>
  );
}
