import type { FormEvent } from 'react';
import { longestWordingRequest, type TitleProof } from '#domain/application/title-proof.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckIcon } from '#ui/icon/icons.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { FormStack, Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import type { CorrectionDraft, TitleProofController } from './title-proof.controller.ts';
import { possibleAnswers } from './title-proof.flow.ts';
import type { TitleProofMessages } from './title-proof.messages.ts';

interface ProofAnswersProps
  extends Pick<
    TitleProofController,
    'draft' | 'isSending' | 'confirm' | 'ask' | 'type' | 'send' | 'cancel'
  > {
  readonly proof: TitleProof;
  readonly messages: TitleProofMessages;
}

/** The two answers, or the form of a wording request. */
export function ProofAnswers(props: ProofAnswersProps) {
  const { proof, messages, draft, isSending, confirm, ask } = props;
  const { canConfirm, canAsk } = possibleAnswers(proof);
  const askButton = useFocusWhen<HTMLButtonElement>(draft === undefined, { atMount: false });
  if (!canAsk) return null;
  if (draft !== undefined) return <CorrectionForm {...props} draft={draft} />;
  return (
    <Stack $gap={3}>
      <Cluster>
        {canConfirm && (
          <Button icon={<CheckIcon />} isBusy={isSending} onClick={confirm}>
            {messages.correct}
          </Button>
        )}
        <Button variant="secondary" buttonRef={askButton} disabled={isSending} onClick={ask}>
          {messages.ask}
        </Button>
      </Cluster>
      {canConfirm && (
        <Text size="small" tone="muted">
          {messages.optional}
        </Text>
      )}
    </Stack>
  );
}

interface CorrectionFormProps extends ProofAnswersProps {
  readonly draft: CorrectionDraft;
}

function CorrectionForm({ draft, messages, isSending, ...actions }: CorrectionFormProps) {
  const field = useFocusWhen<HTMLTextAreaElement>(draft.isBlank ? 'blank' : 'writing');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.send();
  };
  return (
    <FormStack $gap={3} noValidate aria-label={messages.ask} onSubmit={submit}>
      <TextArea
        label={messages.description}
        hint={formatMessage(messages.descriptionHint, { most: longestWordingRequest })}
        error={draft.isBlank ? messages.descriptionMissing : undefined}
        value={draft.text}
        maxLength={longestWordingRequest}
        isRequired
        inputRef={field}
        onChange={actions.type}
      />
      <Cluster>
        <Button type="submit" isBusy={isSending}>
          {messages.send}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={actions.cancel}>
          {messages.cancel}
        </Button>
      </Cluster>
    </FormStack>
  );
}
