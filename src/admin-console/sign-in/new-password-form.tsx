import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormStack } from '../../ui/stack/stack.styles.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import {
  findMistakes,
  type NewPasswordField,
  type NewPasswordFields,
  type NewPasswordMistakes,
} from './new-password.flow.ts';
import { newPasswordMessages } from './new-password.messages.ts';
import { PasswordGroup, ShowPassword, Submit } from './sign-in.styles.ts';

interface NewPasswordFormProps {
  /** Who it is for: what a password manager keeps the new one under. */
  readonly identifier: string;
  readonly currentPassword: string;
  readonly isWaiting: boolean;
  readonly failure: string | undefined;
  readonly onSubmit: (newPassword: string) => void;
  readonly onBack: () => void;
}

/** Asks for the person's own password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { identifier, isWaiting, failure, onBack } = props;
  const words = useMessages(newPasswordMessages);
  const form = useNewPasswordForm(props);
  const titleId = useId();
  const textId = useId();

  const field = (name: NewPasswordField) => {
    const mistake = form.mistakes[name];
    return {
      name: `new-${name}`,
      label: words[name],
      type: form.isShown && !isWaiting ? ('text' as const) : ('password' as const),
      autoComplete: 'new-password',
      autoCapitalize: 'none' as const,
      spellCheck: false,
      value: form.fields[name],
      onChange: (text: string) => form.change(name, text),
      error: mistake && words[mistake],
      isDisabled: isWaiting,
      inputRef: form.refs[name],
      isRequired: true,
    };
  };

  return (
    <FormStack
      $gap={4}
      method="post"
      noValidate
      onSubmit={form.submit}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Heading level={2} size="section" id={titleId}>
        {words.title}
      </Heading>
      <Text id={textId}>{words.text}</Text>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={identifier}
        readOnly
        hidden
      />
      <PasswordGroup>
        <TextField {...field('password')} hint={words.passwordHint} />
      </PasswordGroup>
      <PasswordGroup>
        <TextField {...field('repetition')} />
        <ShowPassword>
          <input
            type="checkbox"
            checked={form.isShown}
            disabled={isWaiting}
            onChange={(event) => form.show(event.target.checked)}
          />
          {words.show}
        </ShowPassword>
      </PasswordGroup>
      {failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <Submit>
        <Button type="submit" isBusy={isWaiting} disabled={isWaiting}>
          {isWaiting ? words.submitting : words.submit}
        </Button>
        <Button variant="quiet" disabled={isWaiting} onClick={onBack}>
          {words.back}
        </Button>
      </Submit>
    </FormStack>
  );
}

const nothing: NewPasswordFields = { password: '', repetition: '' };

function useNewPasswordForm({ currentPassword, isWaiting, onSubmit }: NewPasswordFormProps) {
  const [fields, setFields] = useState(nothing);
  const [mistakes, setMistakes] = useState<NewPasswordMistakes>({});
  const [isShown, show] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const repetition = useRef<HTMLInputElement>(null);
  const refs = { password, repetition };
  // On arrival the form has no focus yet; while it was disabled it lost it.
  useEffect(() => {
    if (!isWaiting) password.current?.focus();
  }, [isWaiting]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findMistakes(fields, currentPassword);
    setMistakes(found);
    if (found.password !== undefined) password.current?.focus();
    else if (found.repetition !== undefined) repetition.current?.focus();
    else onSubmit(fields.password);
  };
  return {
    fields,
    mistakes,
    refs,
    isShown,
    show,
    submit,
    change: (name: NewPasswordField, text: string) => {
      setFields((current) => ({ ...current, [name]: text }));
      setMistakes(({ [name]: _gone, ...rest }) => rest);
    },
  };
}
