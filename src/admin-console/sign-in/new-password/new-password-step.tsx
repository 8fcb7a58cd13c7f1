import type { SignInResult } from '#api/auth/sign-in.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { type NewPasswordOptions, useNewPassword } from './new-password.controller.ts';
import { newPasswordMessages } from './new-password.messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';

interface NewPasswordStepProps extends Omit<NewPasswordOptions, 'onDone'> {
  /** Called after the change, with a message about it. */
  readonly onDone: (result: SignInResult, message: string) => void;
}

/** The second step of the sign-in, for users with a one-time password. */
export function NewPasswordStep({ onDone, ...props }: NewPasswordStepProps) {
  const { changed } = useMessages(newPasswordMessages);
  const options = { ...props, onDone: (result: SignInResult) => onDone(result, changed) };
  const { isWaiting, failure, failures, submit, back } = useNewPassword(options);
  const { identifier, password } = props.pending.credentials;
  return (
    <NewPasswordForm
      identifier={identifier}
      currentPassword={password}
      isWaiting={isWaiting}
      failure={failure}
      failures={failures}
      onSubmit={submit}
      onBack={back}
    />
  );
}
