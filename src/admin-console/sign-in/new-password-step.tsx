import { type NewPasswordOptions, useNewPassword } from './new-password.controller.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The sign-in's second step, for people with a one-time password. */
export function NewPasswordStep(props: NewPasswordOptions) {
  const { isWaiting, failure, submit, back } = useNewPassword(props);
  const { identifier, password } = props.pending.credentials;
  return (
    <NewPasswordForm
      identifier={identifier}
      currentPassword={password}
      isWaiting={isWaiting}
      failure={failure}
      onSubmit={submit}
      onBack={back}
    />
  );
}
