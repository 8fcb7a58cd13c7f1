import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { longestCorrection } from '#domain/application/title-proof.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { shortNameOf } from '../application-names.ts';
import { useRequestDecision, type WordingDialogProps } from './decide-request.controller.ts';
import { WordingRequestFacts } from './wording-request-facts.tsx';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

interface AnswerRequestProps extends WordingDialogProps {
  readonly onCancel: () => void;
}

const fields = ['reply'] as const;
const blank = { reply: '' };

/** Answers a correction without a change; the graduate reads the reply. */
export function AnswerRequestDialog(props: AnswerRequestProps) {
  const { application, proof, onClose, onCancel } = props;
  const messages = useMessages(wordingRequestsMessages);
  const { decide, ...change } = useRequestDecision({ proof, onDone: onClose });
  const form = useDialogForm({
    fields,
    saved: blank,
    firstFocus: 'reply',
    check: ({ reply }) => {
      const text = reply.trim();
      if (text === '') return { status: 'invalid', problems: { reply: 'missing' as const } };
      return { status: 'valid', input: text };
    },
    onValid: (reply) => decide({ kind: 'answer', reply }),
    onClose: onCancel,
  });
  return (
    <FormDialog
      title={formatMessage(messages.answerTitle, { code: shortNameOf(application) })}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages.send}
    >
      <WordingRequestFacts application={application} proof={proof} />
      <TextArea
        {...form.field('reply')}
        label={messages.reply}
        hint={messages.replyHint}
        error={form.problems.reply === undefined ? undefined : messages.replyRequired}
        isRequired
        rows={3}
        maxLength={longestCorrection}
      />
    </FormDialog>
  );
}
