import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useProviderSignIn } from './provider-sign-in.controller.ts';
import type { SignInController } from './sign-in.controller.ts';
import { signInMessages } from './sign-in.messages.ts';

interface ProviderSignInProps extends Pick<SignInController, 'enterBy'> {
  readonly isWaiting: boolean;
}

/** 'Entrar con …', where the server offers a provider; whoever comes back from there is signed in. */
export function ProviderSignIn({ enterBy, isWaiting }: ProviderSignInProps) {
  const words = useMessages(signInMessages);
  const { provider, leave } = useProviderSignIn(enterBy);
  if (provider === undefined) return null;
  return (
    <Button variant="secondary" disabled={isWaiting} onClick={leave}>
      {formatMessage(words.through, { provider })}
    </Button>
  );
}
