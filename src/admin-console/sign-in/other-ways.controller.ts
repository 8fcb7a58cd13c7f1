import { useEffect, useState } from 'react';
import { findOtherWays, type OtherWays } from '../../api/auth/other-ways.ts';
import { signInByPasskey } from '../../api/auth/passkey-sign-in.ts';
import { leaveForProvider, signInByCode } from '../../api/auth/provider-sign-in.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useLatest } from '../../react/use-latest.ts';
import { passkeysMessages } from '../../session/passkeys.messages.ts';
import { browserStorage } from '../../session/safe-storage.ts';
import type { SignInController } from './sign-in.controller.ts';

/** Of the code in the address. */
const parameter = 'openid';
/** Of the key in the tab's storage, which the host's page uses too. */
const keptAs = 'birrete-openid';

export interface OtherWaysController extends OtherWays {
  enterByPasskey(): void;
  /** To the provider. */
  leave(): void;
}

/** Finds the ways in that the server offers, and signs in whoever comes back from its provider. */
export function useOtherWays(enterBy: SignInController['enterBy']): OtherWaysController {
  const { api } = useGraduation();
  const words = useMessages(passkeysMessages);
  const enter = useLatest(enterBy);
  const [ways, setWays] = useState<OtherWays>({});

  useEffect(() => {
    const code = takeCode();
    const key = browserStorage('session').read(keptAs);
    if (code !== null) enter.current(() => signInByCode(api, { code, key }));
    // Without an answer the form is there, which says so itself.
    findOtherWays(api).then(setWays, () => undefined);
  }, [api, enter]);

  const leave = async () => {
    const { url, key } = await leaveForProvider(api, location.href);
    browserStorage('session').write(keptAs, key);
    location.assign(url);
    return undefined;
  };
  return {
    ...ways,
    enterByPasskey: () => enterBy(() => signInByPasskey(api, words)),
    leave: () => enterBy(leave),
  };
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
