import { memo, useCallback, useState } from 'react';
import { LeaveQuestion } from '#admin-console/form/leave-question.tsx';
import type { Application } from '#domain/application/application.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { styled } from '#ui/styled/styled.ts';
import { Text } from '#ui/text/text.tsx';
import { fullNameOf, rowNameOf } from '../application-names.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { ResultName } from '../bulk/bulk.styles.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { decisionMessages } from '../decision/decision.messages.ts';
import { ReasonField } from '../decision/reason-field.tsx';
import { type BulkReasons, type ReasonMode, typedReason, withReason } from './bulk-reasons.flow.ts';
import { useBulkRejection } from './bulk-rejection.controller.ts';
import { bulkRejectionMessages } from './bulk-rejection.messages.ts';

interface BulkRejectionDialogProps {
  /** The selected applications, as of when the dialog was opened. */
  readonly applications: readonly Application[];
  readonly onClose: () => void;
}

const modes = ['shared', 'individual'] as const satisfies readonly ReasonMode[];

/** Rejects several applications, with one reason or one per application. */
export function BulkRejectionDialog({ applications, onClose }: BulkRejectionDialogProps) {
  const { messages, format } = useText(bulkRejectionMessages);
  const decision = useMessages(decisionMessages);
  const rejection = useBulkRejection(applications);
  const { controls, reasons, setReasons, missing, isDirty } = rejection;
  const discard = () => {
    rejection.discard();
    onClose();
  };
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
      onLeave={() => (isDirty ? setAsking(true) : discard())}
      onClose={discard}
    >
      <Text>{messages.explanation}</Text>
      {isAsking && isDirty && (
        <LeaveQuestion
          title={decision.unsaved}
          stayLabel={decision.keepWriting}
          leaveLabel={decision.discard}
          onStay={() => setAsking(false)}
          onLeave={discard}
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
          {missing > 0 && <Text tone="muted">{format(messages.missing, { count: missing })}</Text>}
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

interface IndividualReasonsProps {
  readonly applications: readonly Application[];
  readonly reasons: BulkReasons;
  /** A stable function. */
  readonly onChange: (id: number, text: string) => void;
}

/** A reason for each application. */
function IndividualReasons({ applications, reasons, onChange }: IndividualReasonsProps) {
  return (
    <ReasonList>
      {applications.map((application) => (
        <IndividualReason
          key={application.id}
          application={application}
          value={typedReason(reasons, application.id)}
          onChange={onChange}
        />
      ))}
    </ReasonList>
  );
}

interface IndividualReasonProps extends Pick<IndividualReasonsProps, 'onChange'> {
  readonly application: Application;
  readonly value: string;
}

/** Memoized: typing a reason renders one of possibly many items. */
const IndividualReason = memo(function IndividualReason(props: IndividualReasonProps) {
  const { application, value, onChange } = props;
  const { messages, format } = useText(bulkRejectionMessages);
  const row = rowNameOf(application, useMessages(applicationsMessages));
  return (
    <ReasonItem>
      <ResultName>{fullNameOf(application)}</ResultName>
      <ReasonField
        label={format(messages.reasonFor, { row })}
        listLabel={format(messages.commonReasonFor, { row })}
        rows={2}
        value={value}
        onChange={(text) => onChange(application.id, text)}
      />
    </ReasonItem>
  );
});

const ReasonList = styled.ol`
  display: grid;
`;

/** Skips layout of items outside the viewport: a run may have thousands. */
const ReasonItem = styled.li`
  display: grid;
  gap: var(--birrete-space-2);
  padding-block: var(--birrete-space-4);
  border-block-start: 1px solid var(--birrete-border);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 9em;
`;
