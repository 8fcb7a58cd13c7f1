import type { ReactNode } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { WrittenText } from '../../../ui/text/inline-text.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { ApplicationSubject } from '../detail/application-subject.tsx';
import { type DecisionKind, useDecision } from './decision.controller.ts';
import { decisionMessages } from './decision.messages.ts';

export interface DecisionDialogProps {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
  /** What has to be known before deciding. */
  readonly warning?: ReactNode;
}

/** Approves with optional notes, or rejects with a reason. */
export function DecisionDialog({ kind, application, onClose, warning }: DecisionDialogProps) {
  const words = useMessages(decisionMessages);
  const { form, change, canSubmit } = useDecision({ kind, application, onClose });
  const isRejection = kind === 'reject';
  return (
    <FormDialog
      title={isRejection ? words.rejectTitle : words.approveTitle}
      tone={isRejection ? 'danger' : 'default'}
      form={form}
      change={change}
      cancelLabel={words.cancel}
      actionLabel={isRejection ? words.reject : words.approve}
      isActionEnabled={canSubmit}
      question={{
        title: words.unsaved,
        stayLabel: words.keepWriting,
        leaveLabel: words.discard,
      }}
    >
      <Stack $gap={4}>
        <ApplicationSubject application={application} />
        <Text>{isRejection ? words.rejectText : words.approveText}</Text>
        {warning}
        <PreviousNotes application={application} />
      </Stack>
      <TextArea
        {...form.field('notes')}
        label={isRejection ? words.reason : words.notes}
        hint={isRejection ? words.reasonHint : undefined}
        isRequired={isRejection}
        isOptional={!isRejection}
        rows={3}
      />
    </FormDialog>
  );
}

/** What was written at the last decision, for whoever turns it round. */
function PreviousNotes({ application }: { readonly application: Application }) {
  const words = useMessages(decisionMessages);
  if (application.notes === undefined) return null;
  return (
    <DescriptionList
      items={[
        {
          term: words.previousNotes,
          detail: <WrittenText>{application.notes}</WrittenText>,
        },
      ]}
    />
  );
}
