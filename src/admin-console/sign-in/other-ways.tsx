import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useOtherWays } from './other-ways.controller.ts';
import type { SignInController } from './sign-in.controller.ts';
import { signInMessages } from './sign-in.messages.ts';

interface OtherWaysProps extends Pick<SignInController, 'enterBy'> {
  readonly isWaiting: boolean;
}

/** Ways in beside a password, where the server offers them: a passkey, and a provider. */
export function OtherWays({ enterBy, isWaiting }: OtherWaysProps) {
  const words = useMessages(signInMessages);
  const { hasPasskeys, provider, enterByPasskey, leave } = useOtherWays(enterBy);
  return (
    <>
      {hasPasskeys && (
        <Button variant="secondary" disabled={isWaiting} onClick={enterByPasskey}>
          {words.byPasskey}
        </Button>
      )}
      {provider !== undefined && (
        <Button variant="secondary" disabled={isWaiting} onClick={leave}>
          {formatMessage(words.through, { provider })}
        </Button>
      )}
    </>
  );
}
