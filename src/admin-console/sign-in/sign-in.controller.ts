import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { signIn as callSignIn, type SignInResult } from '#api/auth/sign-in.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { painted } from '#react/painted.ts';
import { useTask } from '#react/use-task.ts';
import { displayNameOf } from '#session/session.ts';
import type { PendingSignIn } from './new-password/new-password.controller.ts';
import type { Credentials } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';

/** The state of the sign-in; `failures` counts, so that each one can move the focus. */
type SignInState =
  | {
      readonly kind: 'asking';
      readonly failures: number;
      /** Why the last attempt failed; global failures become notices. */
      readonly failure: string | undefined;
    }
  | { readonly kind: 'waiting'; readonly failures: number }
  /** The user signed in with a one-time password and has to choose a new one. */
  | { readonly kind: 'choosing'; readonly pending: PendingSignIn }
  /** The user signed in with a one-time password and has to add a passkey. */
  | { readonly kind: 'adding'; readonly pending: PendingSignIn }
  /** The portal signs users in. */
  | { readonly kind: 'elsewhere' };

export interface SignInController {
  readonly state: SignInState;
  submit(credentials: Credentials): void;
  /** Signs in with another method; `call` resolves with undefined when the browser leaves for a provider. */
  enterBy(call: () => Promise<SignInResult | undefined>): void;
  /** Continues after the password change, with a message about it. */
  enter(result: SignInResult, message: string): void;
  /** Returns to the form. */
  ask(): void;
}

/** Signs the user in and says why an attempt failed. The gate then shows the console. */
export function useSignIn(): SignInController {
  const { api } = useGraduation();
  const auth = useAuth();
  const describe = useFailureText();
  const begin = useBeginSession();
  const [pending, setPending] = useState<PendingSignIn>();
  const task = useTask();
  const [failure, setFailure] = useState<string>();

  const enterBy = (call: () => Promise<SignInResult | undefined>, credentials?: Credentials) =>
    task.run({
      call,
      onDone: (result) => {
        const mustChange = result?.mustChangePassword && api.offers('password');
        const isPending = mustChange || result?.mustAddPasskey;
        if (isPending && credentials) setPending({ result, credentials });
        else if (result) begin(result);
      },
      onFailed: (error) => setFailure(describe(error)),
    });
  const { isBusy, failures } = task;
  const form: SignInState = isBusy
    ? { kind: 'waiting', failures }
    : { kind: 'asking', failures, failure };
  const here: SignInState = pending === undefined ? form : { kind: stepAfter(pending), pending };
  return {
    state: auth.begin === undefined ? { kind: 'elsewhere' } : here,
    submit: (values) => {
      const credentials = { ...values, identifier: values.identifier.trim() };
      // Preparing the request takes an old phone longer than showing that the sign-in has begun.
      enterBy(() => painted().then(() => callSignIn(api, credentials)), credentials);
    },
    enterBy: (call) => enterBy(call),
    enter: begin,
    ask: () => {
      setPending(undefined);
      setFailure(undefined);
    },
  };
}

function stepAfter({ result }: PendingSignIn): 'adding' | 'choosing' {
  return result.mustAddPasskey ? 'adding' : 'choosing';
}

/** Starts the session and shows the welcome notice. */
function useBeginSession() {
  const { notifications, emit } = useGraduation();
  const auth = useAuth();
  const { messages, format } = useText(signInMessages);
  return ({ token, user }: SignInResult, detail?: string) => {
    auth.begin?.({ token, user });
    emit({ type: 'signed-in' });
    const name = displayNameOf(user) ?? messages.someone;
    const title = format(messages.welcome, { name });
    notifications.show({ tone: 'success', title, detail });
  };
}

/** Says why a sign-in failed. A 401 means a wrong password here, not an expired session. */
function useFailureText(): (error: unknown) => string | undefined {
  const notices = useFailureNotices();
  const messages = useMessages(signInMessages);
  return (error) => {
    const failure = error instanceof ApiError ? error : undefined;
    switch (failure?.kind) {
      case 'unauthorized':
        return failure.serverMessage ?? messages.failed;
      case 'unreadable':
        return messages.invalid;
      default:
        return notices.describeInline(error, { message: messages.failed });
    }
  };
}
