import { object } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { filledText, webAddress } from '../wire/fields.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

/** The provider's sign-in page, and the key that the tab stores until the user returns. */
interface ProviderVisit {
  readonly url: string;
  readonly key: string;
}

/**
 * Begins the sign-in through a provider, for servers that offer 'openid'.
 *
 * @param returnTo the page to return to
 * @param visit `again` if the provider has to ask for the credentials, although the user is signed in there
 */
export function leaveForProvider(
  api: ApiClient,
  returnTo: string,
  { again = false, signal }: { readonly again?: boolean; readonly signal?: AbortSignal } = {},
): Promise<ProviderVisit> {
  return api.send({
    call: extraPaths.beginProviderSignIn,
    payload: { return_to: returnTo, ...(again && { again }) },
    signal,
    credentials: {},
    answer: itemOf(object({ url: webAddress, key: filledText })),
  });
}

/** Finishes the sign-in, with the code in the address and the key that the tab stored. */
export function signInByCode(
  api: ApiClient,
  secrets: { readonly code: string; readonly key: string | undefined },
): Promise<SignInResult> {
  return api.send({
    call: extraPaths.finishProviderSignIn,
    payload: secrets,
    credentials: {},
    answer: signedIn,
  });
}
