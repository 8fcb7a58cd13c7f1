import { useEffect, useRef, useState } from 'react';
import { signIn as callSignIn, type SignInResult } from '../../api/auth/sign-in.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { type Credentials, readFailure } from './sign-in.flow.ts';
import { signInMessages } from './sign-in.messages.ts';

/** Where the signing in stands; `failures` counts, so that each one can move the focus. */
type SignInState =
  | { readonly kind: 'asking'; readonly failures: number }
  | { readonly kind: 'waiting'; readonly failures: number }
  /** A portal does the signing in. */
  | { readonly kind: 'elsewhere' };

interface SignInController {
  readonly state: SignInState;
  submit(credentials: Credentials): void;
}

/** Signs a person in and tells how it went. Who is shown what afterwards is for the guards. */
export function useSignIn(): SignInController {
  const { api, auth, notifications } = useGraduation();
  const words = useMessages(signInMessages);
  const tellFailure = useFailureTeller();
  const [state, setState] = useState({ isWaiting: false, failures: 0 });
  const isHere = useIsHere();

  const welcome = ({ user }: SignInResult) => {
    const name = user.fullName ?? user.username ?? user.email ?? words.someone;
    notifications.show({ tone: 'success', title: formatMessage(words.welcome, { name }) });
  };
  const submit = async ({ identifier, password }: Credentials) => {
    setState(({ failures }) => ({ isWaiting: true, failures }));
    try {
      const result = await callSignIn(api, { identifier: identifier.trim(), password });
      if (!isHere.current) return;
      setState(({ failures }) => ({ isWaiting: false, failures }));
      auth.begin?.(result);
      welcome(result);
    } catch (error) {
      if (!isHere.current) return;
      setState(({ failures }) => ({ isWaiting: false, failures: failures + 1 }));
      tellFailure(error);
    }
  };

  const { isWaiting, failures } = state;
  if (auth.begin === undefined) return { state: { kind: 'elsewhere' }, submit: () => undefined };
  return {
    state: { kind: isWaiting ? 'waiting' : 'asking', failures },
    submit: (credentials) => {
      if (!isWaiting) void submit(credentials);
    },
  };
}

/** A wrong password answers 401 too, and is a failed sign-in and nothing else (ruling 2). */
function useFailureTeller(): (error: unknown) => void {
  const { notifications } = useGraduation();
  const notices = useFailureNotices();
  const words = useMessages(signInMessages);
  return (error) => {
    const failure = readFailure(error);
    switch (failure.kind) {
      case 'refused':
        return notifications.show({
          tone: 'error',
          title: failure.serverSentence ?? words.failed,
        });
      case 'invalid':
        return notifications.show({ tone: 'error', title: words.invalid });
      case 'broken':
        return notices.announce(error, { sentence: words.failed });
      default:
        return failure satisfies never;
    }
  };
}

/** Who left the page while the answer was on its way is not signed in behind his back. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
