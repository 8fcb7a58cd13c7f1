import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#api/api-error.ts';
import { canUsePasskeys } from '#api/auth/ask-browser.ts';
import { confirmByCode, confirmByPasskey, confirmByPassword } from '#api/auth/confirm-identity.ts';
import { leaveForProvider } from '#api/auth/provider-sign-in.ts';
import type { ConfirmationMeans } from '#api/client.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { Confirmation } from '#provider/confirmations-store.ts';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTask } from '#react/use-task.ts';
import { passkeysMessages } from '#session/passkeys.messages.ts';
import { openProviderWindow } from './provider-window.ts';
import { stepUpMessages } from './step-up.messages.ts';

/** The server's pending demand, for the console that asks the user. The demand is declined when the console unmounts. */
export function useStepUpDemand(): Confirmation | undefined {
  const { confirmations } = useGraduation();
  const message = useLatest(useMessages(stepUpMessages).declined);
  useEffect(() => {
    const unregister = confirmations.register();
    return () => {
      unregister();
      confirmations.get()?.decline(message.current);
    };
  }, [confirmations, message]);
  return useSyncExternalStore(confirmations.subscribe, confirmations.get);
}

export interface StepUpController {
  /** The means that this browser supports too. */
  readonly means: readonly ConfirmationMeans[];
  /** The means that is being tried. */
  readonly pending: ConfirmationMeans | undefined;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  byPassword(password: string): void;
  byPasskey(): void;
  throughProvider(): void;
  cancel(): void;
}

/** Proves the user's identity by one of the means, after which the declined calls are sent again. */
export function useStepUp(demand: Confirmation): StepUpController {
  const { api } = useGraduation();
  const messages = useMessages(stepUpMessages);
  const passkeys = useMessages(passkeysMessages);
  const notices = useFailureNotices();
  // The user may have closed the provider's window, which this page can't see: then another means replaces it.
  const { isBusy, run, stop } = useTask({ whileBusy: 'replace' });
  const [tried, setTried] = useState<ConfirmationMeans>();
  const [failure, setFailure] = useState<string>();

  const prove = (by: ConfirmationMeans, call: (signal: AbortSignal) => Promise<undefined>) => {
    setTried(by);
    setFailure(undefined);
    run({
      call,
      onDone: demand.confirm,
      onFailed: (error) =>
        setFailure(notices.describeInline(error, { message: messages.failed }) ?? messages.failed),
    });
  };
  const visitProvider = async (signal: AbortSignal): Promise<undefined> => {
    const opened = openProviderWindow();
    if (opened === undefined) throw blocked(messages.blocked);
    try {
      const { url, key } = await leaveForProvider(api, opened.returnTo, { again: true, signal });
      const code = await opened.visit(url, signal);
      return await confirmByCode(api, { code, key });
    } finally {
      opened.close();
    }
  };
  return {
    means: demand.means.filter((means) => means !== 'passkey' || canUsePasskeys()),
    pending: isBusy ? tried : undefined,
    failure: isBusy ? undefined : failure,
    byPassword: (password) => prove('password', () => confirmByPassword(api, password)),
    byPasskey: () => prove('passkey', () => confirmByPasskey(api, passkeys)),
    throughProvider: () => prove('openid', visitProvider),
    cancel: () => {
      stop();
      demand.decline(messages.declined);
    },
  };
}

function blocked(serverMessage: string): ApiError {
  return new ApiError({ kind: 'refused', call: 'window.open', serverMessage });
}
