import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormStack, Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { LeaveQuestion } from '../../form/leave-question.tsx';
import { ApplicationSubject } from '../detail/application-subject.tsx';
import { type DecisionKind, useDecision } from './decision.controller.ts';
import { decisionMessages } from './decision.messages.ts';
import { PreviousNotes } from './previous-notes.tsx';

export interface DecisionDialogProps {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
  /** What has to be known before deciding. */
  readonly warning?: ReactNode;
}

/** Approves with optional notes, rejects with a reason (spec §2 and §5). What was typed stays when the call fails. */
export function DecisionDialog({ kind, application, onClose, warning }: DecisionDialogProps) {
  const words = useMessages(decisionMessages);
  const decision = useDecision({ kind, application, onClose });
  const formId = useId();
  const { question, isBusy } = decision;
  const isRejection = kind === 'reject';
  const notes = useRef<HTMLTextAreaElement>(null);
  // A rejection begins with its reason; an approval with reading whom it is about.
  useEffect(() => {
    if (isRejection) notes.current?.focus();
  }, [isRejection]);

  return (
    <Dialog
      title={isRejection ? words.rejectTitle : words.approveTitle}
      tone={isRejection ? 'danger' : 'default'}
      isOpen
      onClose={question.leave}
      isDismissable={!isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isRejection ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={!decision.canSubmit}
          >
            {isRejection ? words.reject : words.approve}
          </Button>
        </>
      }
    >
      <FormStack
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          decision.submit();
        }}
      >
        <Stack $gap={4}>
          <ApplicationSubject application={application} />
          <Text>{isRejection ? words.rejectText : words.approveText}</Text>
          {warning}
          <PreviousNotes application={application} />
        </Stack>
        <TextArea
          name="notes"
          inputRef={notes}
          label={isRejection ? words.reason : words.notes}
          hint={isRejection ? words.reasonHint : undefined}
          isRequired={isRejection}
          isOptional={!isRejection}
          rows={3}
          value={decision.notes}
          onChange={decision.setNotes}
        />
        <FailureAlert failure={decision.failure} />
        {question.isAsking && (
          <LeaveQuestion
            title={words.unsaved}
            stayLabel={words.keepWriting}
            leaveLabel={words.discard}
            onStay={question.stay}
            onLeave={onClose}
          />
        )}
      </FormStack>
    </Dialog>
  );
}
