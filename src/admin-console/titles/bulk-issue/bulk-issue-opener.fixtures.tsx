import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { BulkIssueDialog } from './bulk-issue-dialog.tsx';

interface BulkIssueOpenerProps {
  readonly onIssued?: () => void;
}

const ignore = () => {};

/** The dialog behind a button, as the section has it. */
export function BulkIssueOpener({ onIssued = ignore }: BulkIssueOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Emisión Masiva</Button>
      <BulkIssueDialog isOpen={isOpen} onClose={() => setOpen(false)} onIssued={onIssued} />
    </>
  );
}
