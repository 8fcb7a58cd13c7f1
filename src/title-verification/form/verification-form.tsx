import type { FormEvent } from 'react';
import { formatVerificationCode } from '#domain/verification/verification-code.ts';
import { formatMessage } from '#messages/format-message.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormAction } from '#ui/code-form/code-form.styles.ts';
import { useCapitals } from '#ui/code-form/use-capitals.ts';
import { SuccessIcon } from '#ui/icon/tone-icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import type { TitleVerificationController } from '../title-verification.controller.ts';
import type { Verification } from '../title-verification.flow.ts';
import type { VerificationMessages } from '../title-verification.messages.ts';

interface VerificationFormProps
  extends Pick<
    TitleVerificationController,
    'text' | 'verification' | 'isBusy' | 'inputRef' | 'type' | 'submit' | 'verify'
  > {
  readonly messages: VerificationMessages;
}

/** The code field and its button, the codes that may have been meant, and the camera. */
export function VerificationForm({ messages, inputRef, ...state }: VerificationFormProps) {
  const { verification, type, submit, verify } = state;
  const capitals = useCapitals(inputRef, type);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const error = codeProblem(verification, messages);

  return (
    <FormBox>
      <Form role="search" noValidate onSubmit={send} {...capitals.composition}>
        <TextField
          label={messages.code}
          hint={messages.codeHint}
          placeholder={messages.codePlaceholder}
          value={state.text}
          error={error}
          onChange={capitals.onChange}
          inputRef={inputRef}
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormAction $isBesideError={error !== undefined}>
          <Button type="submit" isBusy={state.isBusy} icon={<SuccessIcon />}>
            {messages.verify}
          </Button>
        </FormAction>
      </Form>
      {verification.status === 'malformed' && verification.suggestions.length > 0 && (
        <Suggestions role="status">
          {verification.suggestions.map((code) => (
            <Button key={code} variant="secondary" onClick={() => verify(code)}>
              {formatMessage(messages.suggestion, { code: formatVerificationCode(code) })}
            </Button>
          ))}
        </Suggestions>
      )}
      <ScanButton messages={messages} onCode={verify} />
    </FormBox>
  );
}

function codeProblem({ status }: Verification, messages: VerificationMessages): string | undefined {
  if (status === 'blank') return messages.codeBlank;
  return status === 'malformed' ? messages.codeMalformed : undefined;
}

const FormBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-4);

  & > form {
    justify-self: stretch;
  }
`;

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);
`;
