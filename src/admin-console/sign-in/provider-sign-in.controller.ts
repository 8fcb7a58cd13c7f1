import { useEffect, useState } from 'react';
import { findProvider, leaveForProvider, signInByCode } from '../../api/auth/provider-sign-in.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useLatest } from '../../react/use-latest.ts';
import { browserStorage } from '../../session/safe-storage.ts';
import type { SignInController } from './sign-in.controller.ts';

/** Of the code in the address. */
const parameter = 'openid';
/** Of the key in the tab's storage, which the host's page uses too. */
const keptAs = 'birrete-openid';

export interface ProviderSignInController {
  /** What people call the provider; undefined where there is none. */
  readonly provider: string | undefined;
  leave(): void;
}

/** Finds the provider that the server offers, and signs in whoever comes back from there. */
export function useProviderSignIn(enterBy: SignInController['enterBy']): ProviderSignInController {
  const { api } = useGraduation();
  const enter = useLatest(enterBy);
  const [provider, setProvider] = useState<string>();

  useEffect(() => {
    const code = takeCode();
    const key = browserStorage('session').read(keptAs);
    if (code !== null) enter.current(() => signInByCode(api, { code, key }));
    // Without an answer the form is there, which says so itself.
    findProvider(api).then(setProvider, () => undefined);
  }, [api, enter]);

  const leave = async () => {
    const { url, key } = await leaveForProvider(api, location.href);
    browserStorage('session').write(keptAs, key);
    location.assign(url);
    return undefined;
  };
  return { provider, leave: () => enterBy(leave) };
}

/** What the address brought, once: it is good for nothing afterwards, and nobody need keep it. */
function takeCode(): string | null {
  const url = new URL(location.href);
  const code = url.searchParams.get(parameter);
  if (code === null) return null;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
  return code;
}
