import { useState } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { shortNameOf } from '../application-names.ts';
import { AcceptWordingDialog } from './accept-wording-dialog.tsx';
import { AnswerRequestDialog } from './answer-request-dialog.tsx';
import type { WordingDialogProps } from './decide-request.controller.ts';
import { WordingRequestFacts } from './wording-request-facts.tsx';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

/** Shows a correction that a graduate asks for, and accepts or answers it. */
export function WordingRequestDialog(props: WordingDialogProps) {
  const { application, proof, onClose } = props;
  const messages = useMessages(wordingRequestsMessages);
  const [step, setStep] = useState<'read' | 'accept' | 'answer'>('read');
  const { can } = useConsole();
  const status = proof.correction?.status ?? 'open';
  const back = () => setStep('read');
  if (status === 'open' && step === 'accept') {
    return <AcceptWordingDialog {...props} onCancel={back} />;
  }
  if (status === 'open' && step === 'answer') {
    return <AnswerRequestDialog {...props} onCancel={back} />;
  }
  return (
    <Dialog
      title={formatMessage(messages.title, { code: shortNameOf(application) })}
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
