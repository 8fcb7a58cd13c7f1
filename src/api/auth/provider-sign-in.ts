import { object } from 'valibot';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

/** Where somebody signs in, and what the tab keeps until they are back. */
interface ProviderVisit {
  readonly url: string;
  readonly key: string;
}

const path = '/api/auth/openid';

/** POST /api/auth/openid, for servers that offer 'openid'. @param returnTo the page that the person comes back to */
export function leaveForProvider(api: ApiClient, returnTo: string): Promise<ProviderVisit> {
  return api.send({
    method: 'POST',
    template: path,
    payload: { return_to: returnTo },
    credentials: {},
    answer: itemOf(object({ url: filledText, key: filledText })),
  });
}

/** POST /api/auth/openid/session, with what the address brought and the tab has kept. */
export function signInByCode(
  api: ApiClient,
  secrets: { readonly code: string; readonly key: string | undefined },
): Promise<SignInResult> {
  return api.send({
    method: 'POST',
    template: `${path}/session`,
    payload: secrets,
    credentials: {},
    answer: signedIn,
  });
}
