import { useState } from 'react';
import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useResumedInput } from '#admin-console/navigation/drafts/use-form-draft.ts';
import { longestWordingRequest } from '#domain/application/title-proof.ts';
import { useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { shortNameOf } from '../application-names.ts';
import { formFields } from '../edit/edit-fields.ts';
import { AcceptWordingDialog } from './accept-wording-dialog.tsx';
import { useRequestDecision, type WordingDialogProps } from './decide-request.controller.ts';
import { WordingRequestFacts } from './wording-request-facts.tsx';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

type Step = 'read' | 'accept' | 'answer';

/** Shows a wording request, and accepts or answers it. */
export function WordingRequestDialog(props: WordingDialogProps) {
  const { application, proof, onClose } = props;
  const { messages, format } = useText(wordingRequestsMessages);
  const [step, setStep] = useState<Step>(useResumedStep());
  const { can } = useConsole();
  const status = proof.wordingRequest?.status ?? 'open';
  const back = () => setStep('read');
  if (status === 'open' && step === 'accept') {
    return <AcceptWordingDialog {...props} onCancel={back} />;
  }
  if (status === 'open' && step === 'answer') {
    return <AnswerRequestDialog {...props} onCancel={back} />;
  }
  return (
    <Dialog
      title={format(messages.title, { code: shortNameOf(application) })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {status === 'open' && (
            <>
              <Button variant="secondary" onClick={() => setStep('answer')}>
                {messages.answer}
              </Button>
              {can('applications.edit') && (
                <Button onClick={() => setStep('accept')}>{messages.accept}</Button>
              )}
            </>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        {status !== 'open' && (
          <Alert
            tone="info"
            title={status === 'accepted' ? messages.isAccepted : messages.isAnswered}
            live="polite"
          />
        )}
        <WordingRequestFacts application={application} proof={proof} />
      </Stack>
    </Dialog>
  );
}

/** The step with the input that the user continues with. */
function useResumedStep(): Step {
  const answer = useResumedInput(fields);
  const edit = useResumedInput(formFields);
  if (answer !== undefined) return 'answer';
  return edit === undefined ? 'read' : 'accept';
}

interface AnswerRequestProps extends WordingDialogProps {
  readonly onCancel: () => void;
}

const fields = ['reply'] as const;
const blank = { reply: '' };

/** Answers a wording request without a change; the graduate reads the reply. */
function AnswerRequestDialog(props: AnswerRequestProps) {
  const { application, proof, onClose, onCancel } = props;
  const { messages, format } = useText(wordingRequestsMessages);
  const { decide, ...change } = useRequestDecision(proof);
  const form = useDialogForm({
    fields,
    saved: blank,
    firstFocus: 'reply',
    check: ({ reply }) => {
      const text = reply.trim();
      if (text === '') return { status: 'invalid', problems: { reply: 'missing' as const } };
      return { status: 'valid', input: text };
    },
    onValid: (reply, close) => decide({ kind: 'answer', reply }, () => close(onClose)),
    onClose: onCancel,
    failure: change.failure,
    wireName: (field) => field,
  });
  const control = form.field('reply');
  return (
    <FormDialog
      title={format(messages.answerTitle, { code: shortNameOf(application) })}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages.send}
    >
      <WordingRequestFacts application={application} proof={proof} />
      <TextArea
        {...control}
        label={messages.reply}
        hint={messages.replyHint}
        error={form.problems.reply === undefined ? control.error : messages.replyRequired}
        isRequired
        rows={3}
        maxLength={longestWordingRequest}
      />
    </FormDialog>
  );
}
