import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { signIn as callSignIn, type SignInResult } from '../../api/auth/sign-in.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useAuth, useGraduation } from '../../provider/graduation-context.ts';
import { useTask } from '../../react/use-task.ts';
import { displayNameOf } from '../../session/session.ts';
import type { PendingSignIn } from './new-password.controller.ts';
import type { Credentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';

/** The state of the sign-in; `failures` counts, so that each one can move the focus. */
type SignInState =
  | { readonly kind: 'asking'; readonly failures: number }
  | { readonly kind: 'waiting'; readonly failures: number }
  /** They came with a one-time password, and have to choose their own. */
  | { readonly kind: 'choosing'; readonly pending: PendingSignIn }
  /** A portal does the signing in. */
  | { readonly kind: 'elsewhere' };

export interface SignInController {
  readonly state: SignInState;
  submit(credentials: Credentials): void;
  /** Signs in another way; `call` answers nothing where that goes on elsewhere. */
  enterBy(call: () => Promise<SignInResult | undefined>): void;
  /** The password is the person's own now, which `sentence` says. */
  enter(result: SignInResult, sentence: string): void;
  /** Back to the form. */
  ask(): void;
}

/** Signs a person in and announces the result. The guards decide what the person sees afterwards. */
export function useSignIn(): SignInController {
  const { api } = useGraduation();
  const auth = useAuth();
  const announceFailure = useFailureNotice();
  const begin = useBeginSession();
  const [failures, setFailures] = useState(0);
  const [pending, setPending] = useState<PendingSignIn>();
  const task = useTask();

  const enterBy = (call: () => Promise<SignInResult | undefined>, credentials?: Credentials) =>
    task.run({
      call,
      onDone: (result) => {
        const mustChange = result?.mustChangePassword && api.offers('password');
        if (mustChange && credentials) setPending({ result, credentials });
        else if (result) begin(result);
      },
      onFailed: (error) => {
        setFailures((count) => count + 1);
        announceFailure(error);
      },
    });
  const waiting = task.isBusy ? 'waiting' : 'asking';
  const here: SignInState =
    pending === undefined ? { kind: waiting, failures } : { kind: 'choosing', pending };
  return {
    state: auth.begin === undefined ? { kind: 'elsewhere' } : here,
    submit: (typed) => {
      const credentials = { ...typed, identifier: typed.identifier.trim() };
      enterBy(() => callSignIn(api, credentials), credentials);
    },
    enterBy: (call) => enterBy(call),
    enter: begin,
    ask: () => setPending(undefined),
  };
}

/** The session begins, and the person is welcomed. */
function useBeginSession() {
  const { notifications, emit } = useGraduation();
  const auth = useAuth();
  const words = useMessages(signInMessages);
  return ({ token, user }: SignInResult, detail?: string) => {
    auth.begin?.({ token, user });
    emit({ type: 'signed-in' });
    const name = displayNameOf(user) ?? words.someone;
    const title = formatMessage(words.welcome, { name });
    notifications.show({ tone: 'success', title, detail });
  };
}

/** A wrong password answers 401 too, and is a failed sign-in and nothing else. */
function useFailureNotice(): (error: unknown) => void {
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const words = useMessages(signInMessages);
  return (error) => {
    const refusal = error instanceof ApiError ? error : undefined;
    switch (refusal?.kind) {
      case 'unauthorized':
        return notifications.show({ tone: 'error', title: refusal.serverMessage ?? words.failed });
      case 'unreadable':
        return notifications.show({ tone: 'error', title: words.invalid });
      default:
        return notices.announce(error, { sentence: words.failed });
    }
  };
}
