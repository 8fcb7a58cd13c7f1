import { useEffect, useState } from 'react';
import { signInByPasskey } from '../../api/auth/passkey-sign-in.ts';
import { leaveForProvider, signInByCode } from '../../api/auth/provider-sign-in.ts';
import { findSignInMethods, type SignInMethods } from '../../api/auth/sign-in-methods.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useLatest } from '../../react/use-latest.ts';
import { passkeysMessages } from '../../session/passkeys.messages.ts';
import { browserStorage } from '../../session/safe-storage.ts';
import type { SignInController } from './sign-in.controller.ts';

/** Query parameter of the provider's code. */
const parameter = 'openid';
/** Key of the session storage, which the host's page uses too. */
const storageKey = 'birrete-openid';

export interface SignInMethodsController extends SignInMethods {
  enterByPasskey(): void;
  /** Leaves for the provider's sign-in page. */
  leave(): void;
}

/** Reads the sign-in methods of the server, and completes a sign-in that returns from the provider. */
export function useSignInMethods(enterBy: SignInController['enterBy']): SignInMethodsController {
  const { api } = useGraduation();
  const messages = useMessages(passkeysMessages);
  const enter = useLatest(enterBy);
  const [methods, setMethods] = useState<SignInMethods>({});

  useEffect(() => {
    const code = takeCode();
    const key = browserStorage('session').read(storageKey);
    if (code !== null) enter.current(() => signInByCode(api, { code, key }));
    // Without a response the form remains, which shows the failure itself.
    findSignInMethods(api).then(setMethods, () => undefined);
  }, [api, enter]);

  const leave = async () => {
    const { url, key } = await leaveForProvider(api, location.href);
    browserStorage('session').write(storageKey, key);
    location.assign(url);
    return undefined;
  };
  return {
    ...methods,
    enterByPasskey: () => enterBy(() => signInByPasskey(api, messages)),
    leave: () => enterBy(leave),
  };
}

/** Reads the code from the URL and removes it, since it is valid once. */
function takeCode(): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get(parameter);
  if (code === null) return null;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
  return code;
}
