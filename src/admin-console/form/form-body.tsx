import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { FormStack } from '#ui/stack/stack.styles.ts';
import type { ChangeFailure } from '../data/use-change.ts';
import { leaveMessages } from '../navigation/leave.messages.ts';
import { FailureAlert } from './failure-alert.tsx';
import { LeaveQuestion, type LeaveQuestionProps } from './leave-question.tsx';
import type { DialogForm } from './use-dialog-form.ts';

export interface FormBodyProps {
  readonly form: Pick<
    DialogForm<never, unknown>,
    'formRef' | 'formId' | 'onSubmit' | 'leaving' | 'isFailureInFields'
  >;
  readonly failure: ChangeFailure | undefined;
  /** @default 'Hay cambios sin guardar', 'Seguir editando', 'Descartar cambios' */
  readonly question?: Pick<LeaveQuestionProps, 'title' | 'stayLabel' | 'leaveLabel'> | undefined;
  readonly children: ReactNode;
}

/**
 * The form element of a `useDialogForm`: fields, failure, and the question before discarding changes. A failure that a
 * field shows is not repeated, and it goes when the user has changed every field that the server named.
 */
export function FormBody({ form, failure, question, children }: FormBodyProps) {
  const messages = useMessages(leaveMessages);
  const { leaving } = form;
  return (
    <FormStack
      id={form.formId}
      ref={form.formRef}
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit}
    >
      {children}
      {!form.isFailureInFields && <FailureAlert failure={failure} />}
      {leaving.isAsking && (
        <LeaveQuestion
          title={messages.unsavedChanges}
          stayLabel={messages.keepEditing}
          leaveLabel={messages.discardChanges}
          {...question}
          onStay={leaving.keep}
          onLeave={leaving.discard}
        />
      )}
    </FormStack>
  );
}
