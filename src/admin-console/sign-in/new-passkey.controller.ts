import { useState } from 'react';
import { canUsePasskeys } from '#api/auth/ask-browser.ts';
import { addPasskey } from '#api/auth/passkeys.ts';
import { signOut } from '#api/auth/sign-out.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { failureMessages } from '#provider/failure.messages.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { passkeysMessages } from '#session/passkeys.messages.ts';
import { newPasskeyMessages } from './new-passkey.messages.ts';
import type { PendingSignIn } from './new-password/new-password.controller.ts';
import { passwordFailure } from './new-password/new-password.flow.ts';

export interface NewPasskeyOptions {
  readonly pending: PendingSignIn;
  /** Called when the passkey was added; the user signs in with it. */
  readonly onDone: () => void;
  /** Returns to the sign-in form. */
  readonly onBack: () => void;
}

export interface NewPasskeyController {
  readonly isSupported: boolean;
  readonly isWaiting: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  submit(name: string): void;
  back(): void;
}

/** Replaces the one-time password with a passkey. */
export function useNewPasskey({
  pending,
  onDone,
  onBack,
}: NewPasskeyOptions): NewPasskeyController {
  const { api, notifications } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(newPasskeyMessages);
  const refusals = useMessages(passkeysMessages);
  const { unauthorized } = useMessages(failureMessages);
  const { isBusy, run } = useTask();
  const [failure, setFailure] = useState<string>();
  const { token } = pending.result;
  const { password } = pending.credentials;

  const fail = (error: unknown) => {
    if (passwordFailure(error) === 'expired') {
      notifications.show({ tone: 'error', title: unauthorized });
      return onBack();
    }
    setFailure(notices.describeInline(error, { message: messages.failed }) ?? messages.failed);
  };
  return {
    isSupported: canUsePasskeys(),
    isWaiting: isBusy,
    failure: isBusy ? undefined : failure,
    submit: (name) =>
      run({
        call: () => addPasskey(api, { name, password, token }, refusals),
        onDone: () => {
          notifications.show({
            tone: 'success',
            title: messages.added,
            detail: messages.addedText,
          });
          onDone();
        },
        onFailed: fail,
      }),
    back: () => {
      const authorization = `Bearer ${token}`;
      if (api.offers('sign-out')) void signOut(api, { authorization }).catch(() => undefined);
      onBack();
    },
  };
}
