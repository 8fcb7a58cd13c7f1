import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { useBulkApproval } from './bulk-approval.controller.ts';
import { bulkApprovalMessages } from './bulk-approval.messages.ts';

interface BulkApprovalDialogProps {
  /** The selected applications, as of when the dialog was opened. */
  readonly applications: readonly Application[];
  readonly onClose: () => void;
}

/** Approves several applications, with optional notes. */
export function BulkApprovalDialog({ applications, onClose }: BulkApprovalDialogProps) {
  const messages = useMessages(bulkApprovalMessages);
  const { controls, notes, setNotes } = useBulkApproval(applications);
  return (
    <BulkDialog controls={controls} messages={messages} onLeave={onClose} onClose={onClose}>
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
    </BulkDialog>
  );
}
