import type { ReactNode } from 'react';
import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import type { Application } from '#domain/application/application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { WrittenText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { ApplicationSubject } from '../detail/application-subject.tsx';
import { type DecisionKind, useDecision } from './decision.controller.ts';
import { decisionMessages } from './decision.messages.ts';
import { ReasonField } from './reason-field.tsx';

export interface DecisionDialogProps {
  readonly kind: DecisionKind;
  readonly application: Application;
  readonly onClose: () => void;
  /** A warning to show before the decision. */
  readonly warning?: ReactNode;
}

/** Approves with optional notes, or rejects with a reason. */
export function DecisionDialog({ kind, application, onClose, warning }: DecisionDialogProps) {
  const messages = useMessages(decisionMessages);
  const { form, change, canSubmit } = useDecision({ kind, application, onClose });
  const isRejection = kind === 'reject';
  return (
    <FormDialog
      title={isRejection ? messages.rejectTitle : messages.approveTitle}
      tone={isRejection ? 'danger' : 'default'}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={isRejection ? messages.reject : messages.approve}
      isActionEnabled={canSubmit}
      question={{
        title: messages.unsaved,
        stayLabel: messages.keepWriting,
        leaveLabel: messages.discard,
      }}
    >
      <Stack $gap={4}>
        <ApplicationSubject application={application} />
        <Text>{isRejection ? messages.rejectText : messages.approveText}</Text>
        {warning}
        <PreviousNotes application={application} />
      </Stack>
      {isRejection ? (
        <ReasonField {...form.field('notes')} label={messages.reason} hint={messages.reasonHint} />
      ) : (
        <TextArea {...form.field('notes')} label={messages.notes} isOptional rows={3} />
      )}
    </FormDialog>
  );
}

function PreviousNotes({ application }: { readonly application: Application }) {
  const messages = useMessages(decisionMessages);
  if (application.notes === undefined) return null;
  return (
    <DescriptionList
      items={[
        {
          term: messages.previousNotes,
          detail: <WrittenText>{application.notes}</WrittenText>,
        },
      ]}
    />
  );
}
