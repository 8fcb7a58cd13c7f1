import { useEffect } from 'react';
import { canUsePasskeys } from '#api/auth/ask-browser.ts';
import { signInByPasskey } from '#api/auth/passkey-sign-in.ts';
import { leaveForProvider, signInByCode } from '#api/auth/provider-sign-in.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { useHydrated } from '#react/use-hydrated.ts';
import { useLatest } from '#react/use-latest.ts';
import { passkeysMessages } from '#session/passkeys.messages.ts';
import { browserStorage } from '#session/safe-storage.ts';
import { tabEntries } from '#session/tab-entries.ts';
import { useOffers } from '../data/use-offers.ts';
import type { SignInController } from './sign-in.controller.ts';

/** Query parameter of the provider's code. */
const parameter = 'openid';
/** Key of the session storage, which the host's page uses too. */
const storageKey = tabEntries.openId;

export interface SignInMethodsController {
  /** True if administrators sign in with a password, apart from one-time passwords. */
  readonly hasPasswords: boolean;
  readonly hasPasskeys: boolean;
  /** True if users may sign in through an OpenID provider. */
  readonly hasProvider: boolean;
  enterByPasskey(): void;
  /** Leaves for the provider's sign-in page. */
  leave(): void;
}

/**
 * The sign-in methods that the server is known to have, from the provider's settings or an earlier response: the page
 * sends no request to find out. Completes a sign-in that returns from the provider.
 */
export function useSignInMethods(enterBy: SignInController['enterBy']): SignInMethodsController {
  const { api } = useGraduation();
  const messages = useMessages(passkeysMessages);
  const enter = useLatest(enterBy);
  // A server's page has the button, so that the form does not move when its script runs.
  const canUse = useHydrated() ? canUsePasskeys() : true;
  const hasPasskeys = useOffers('passkeys') && canUse;

  useEffect(() => {
    const code = takeCode();
    if (code === null) return;
    const tab = browserStorage('session');
    const key = tab.read(storageKey);
    tab.remove(storageKey);
    enter.current(() => signInByCode(api, { code, key }));
  }, [api, enter]);

  const leave = async () => {
    const { url, key } = await leaveForProvider(api, location.href);
    browserStorage('session').write(storageKey, key);
    location.assign(url);
    return undefined;
  };
  return {
    hasPasswords: !useOffers('no-passwords'),
    hasPasskeys,
    hasProvider: useOffers('openid'),
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
