import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { signInMessages } from './sign-in.messages.ts';
import type { SignInMethodsController } from './sign-in-methods.controller.ts';

interface SignInMethodsProps {
  readonly methods: SignInMethodsController;
  readonly isWaiting: boolean;
}

/** Sign-in methods other than a password, if the server has them: a passkey and a provider. */
export function SignInMethods({ methods, isWaiting }: SignInMethodsProps) {
  const messages = useMessages(signInMessages);
  const { hasPasskeys, hasProvider, enterByPasskey, leave } = methods;
  return (
    <>
      {hasPasskeys && (
        <Button variant="secondary" disabled={isWaiting} onClick={enterByPasskey}>
          {messages.byPasskey}
        </Button>
      )}
      {hasProvider && (
        <Button variant="secondary" disabled={isWaiting} onClick={leave}>
          {messages.through}
        </Button>
      )}
    </>
  );
}
