import { useState } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { titlesMessages } from '../titles.messages.ts';
import { BulkIssueDialog } from './bulk-issue-dialog.tsx';

interface BulkIssueOpenerProps {
  readonly onIssued?: () => void;
}

const ignore = () => {};

/** A button that opens the dialog, as in the section. */
export function BulkIssueOpener({ onIssued = ignore }: BulkIssueOpenerProps) {
  const messages = useMessages(titlesMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.bulkIssue}</Button>
      <BulkIssueDialog isOpen={isOpen} onClose={() => setOpen(false)} onIssued={onIssued} />
    </>
  );
}
