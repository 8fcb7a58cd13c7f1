import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConsoleStage, type StageProps } from '../../console-stage.tsx';
import { BulkIssueDialog } from './bulk-issue-dialog.tsx';

interface BulkIssueStageProps extends StageProps {
  readonly onIssued: () => void;
}

/** The dialog behind a button, in what the console gives it: for stories. */
export function BulkIssueStage({ onIssued, ...rest }: BulkIssueStageProps) {
  return (
    <ConsoleStage address="/admin/titles" {...rest}>
      <Opener onIssued={onIssued} />
    </ConsoleStage>
  );
}

function Opener({ onIssued }: Pick<BulkIssueStageProps, 'onIssued'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Emisión Masiva</Button>
      <BulkIssueDialog isOpen={isOpen} onClose={() => setOpen(false)} onIssued={onIssued} />
    </>
  );
}
