import { useId } from 'react';
import { useForm } from '#admin-console/form/use-form.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { FormStack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Submit } from '../sign-in.styles.ts';
import type { NewPasswordFailure } from './new-password.controller.ts';
import { checkNewPassword, emptyPasswords, type NewPasswordField } from './new-password.flow.ts';
import { newPasswordMessages } from './new-password.messages.ts';

const fields = ['password', 'repetition'] as const;

interface NewPasswordFormProps {
  /** The user name under which a password manager saves the new password. */
  readonly identifier: string;
  readonly currentPassword: string;
  readonly isWaiting: boolean;
  readonly failure: NewPasswordFailure | undefined;
  /** Number of failures; each one moves the focus to the password. */
  readonly failures: number;
  readonly onSubmit: (newPassword: string) => void;
  readonly onBack: () => void;
}

/** Asks twice for a new password. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { identifier, isWaiting, failure, onBack } = props;
  const messages = useMessages(newPasswordMessages);
  const { form, field, firstField } = useNewPasswordForm(props);
  const titleId = useId();
  const textId = useId();

  return (
    <FormStack
      $gap={4}
      method="post"
      noValidate
      ref={form.formRef}
      onSubmit={form.onSubmit}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Heading level={2} size="section" id={titleId}>
        {messages.title}
      </Heading>
      <Text id={textId}>{messages.text}</Text>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={identifier}
        readOnly
        hidden
      />
      <PasswordField {...field('password')} hint={messages.passwordHint} inputRef={firstField} />
      <PasswordField {...field('repetition')} />
      {failure !== undefined && !form.isFailureInFields && (
        <Alert tone="danger" live="assertive">
          {failure.message}
        </Alert>
      )}
      <Submit>
        <Button type="submit" isBusy={isWaiting} disabled={isWaiting}>
          {isWaiting ? messages.submitting : messages.submit}
        </Button>
        <Button variant="quiet" disabled={isWaiting} onClick={onBack}>
          {messages.back}
        </Button>
      </Submit>
    </FormStack>
  );
}

function useNewPasswordForm(props: NewPasswordFormProps) {
  const { currentPassword, isWaiting, failure, failures, onSubmit } = props;
  const messages = useMessages(newPasswordMessages);
  const form = useForm({
    fields,
    saved: emptyPasswords,
    check: (values) => checkNewPassword(values, currentPassword),
    onValid: onSubmit,
    failure,
    wireName: (name) => name,
  });
  // The form has no focus when it appears, and loses it while it is disabled.
  const firstField = useFocusWhen<HTMLInputElement>(failures + 1);

  const field = (name: NewPasswordField) => {
    const problem = form.problems[name];
    const control = form.field(name);
    return {
      ...control,
      name: `new-${name}`,
      label: messages[name],
      autoComplete: 'new-password' as const,
      showLabel: messages.show,
      error: problem ? messages[problem] : control.error,
      isDisabled: isWaiting,
      isRequired: true,
    };
  };
  return { form, field, firstField };
}
