import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { signInMessages } from './sign-in.messages.ts';
import type { SignInMethodsController } from './sign-in-methods.controller.ts';

interface SignInMethodsProps {
  readonly methods: SignInMethodsController;
  readonly isWaiting: boolean;
}

/** Sign-in methods other than a password, if the server has them: a passkey and a provider. */
export function SignInMethods({ methods, isWaiting }: SignInMethodsProps) {
  const messages = useMessages(signInMessages);
  const { hasPasswords, hasPasskeys, hasProvider, enterByPasskey, leave } = methods;
  // After a failure the password takes the focus; without passwords the pressed button keeps it.
  const state = hasPasswords ? { disabled: isWaiting } : { 'aria-disabled': isWaiting };
  return (
    <>
      {hasPasskeys && (
        <Button variant="secondary" {...state} onClick={enterByPasskey}>
          {messages.byPasskey}
        </Button>
      )}
      {hasProvider && (
        <Button variant="secondary" {...state} onClick={leave}>
          {messages.through}
        </Button>
      )}
    </>
  );
}
