import { useCallback, useState } from 'react';
import { LeaveQuestion } from '#admin-console/form/leave-question.tsx';
import type { Application } from '#domain/application/application.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Text } from '#ui/text/text.tsx';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { decisionMessages } from '../decision/decision.messages.ts';
import { ReasonField } from '../decision/reason-field.tsx';
import { type ReasonMode, withReason } from './bulk-reasons.flow.ts';
import { useBulkRejection } from './bulk-rejection.controller.ts';
import { bulkRejectionMessages } from './bulk-rejection.messages.ts';
import { IndividualReasons } from './individual-reasons.tsx';

interface BulkRejectionDialogProps {
  /** The selected applications, as of when the dialog was opened. */
  readonly applications: readonly Application[];
  readonly onClose: () => void;
}

const modes = ['shared', 'individual'] as const satisfies readonly ReasonMode[];

/** Rejects several applications, with one reason or one per application. */
export function BulkRejectionDialog({ applications, onClose }: BulkRejectionDialogProps) {
  const messages = useMessages(bulkRejectionMessages);
  const decision = useMessages(decisionMessages);
  const locale = useLocale();
  const { controls, reasons, setReasons, missing, isDirty } = useBulkRejection(applications);
  const [isAsking, setAsking] = useState(false);
  const changeOne = useCallback(
    (id: number, text: string) => setReasons((current) => withReason(current, id, text)),
    [setReasons],
  );
  const isIndividual = reasons.mode === 'individual';

  return (
    <BulkDialog
      tone="danger"
      controls={controls}
      messages={messages}
      canStart={missing === 0}
      hasList={isIndividual}
      onLeave={() => (isDirty ? setAsking(true) : onClose())}
      onClose={onClose}
    >
      <Text>{messages.explanation}</Text>
      {isAsking && isDirty && (
        <LeaveQuestion
          title={decision.unsaved}
          stayLabel={decision.keepWriting}
          leaveLabel={decision.discard}
          onStay={() => setAsking(false)}
          onLeave={onClose}
        />
      )}
      {applications.length > 1 && (
        <RadioGroup
          label={messages.mode}
          name="mode"
          layout="segmented"
          items={modes}
          itemKey={(mode) => mode}
          itemLabel={(mode) => messages[mode]}
          value={reasons.mode}
          onChange={(mode) => setReasons((current) => ({ ...current, mode }))}
        />
      )}
      {isIndividual ? (
        <>
          {missing > 0 && (
            <Text tone="muted">{formatMessage(messages.missing, { count: missing }, locale)}</Text>
          )}
          <IndividualReasons applications={applications} reasons={reasons} onChange={changeOne} />
        </>
      ) : (
        <ReasonField
          name="reason"
          label={decision.reason}
          hint={decision.reasonHint}
          value={reasons.shared}
          onChange={(shared) => setReasons((current) => ({ ...current, shared }))}
        />
      )}
    </BulkDialog>
  );
}
