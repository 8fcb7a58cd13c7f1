import { object } from 'valibot';
import type { ApiClient } from '../client.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';
import { type SignInResult, signedIn } from './sign-in.ts';

/** Where somebody signs in, and what the tab keeps until they are back. */
interface ProviderVisit {
  readonly url: string;
  readonly key: string;
}

const path = '/api/auth/openid';

/**
 * GET /api/auth/openid, which is no part of the contract: what people call the provider through which they may sign in.
 * Undefined for servers that do not offer 'openid', which any answer of theirs shows.
 */
export async function findProvider(api: ApiClient): Promise<string | undefined> {
  const ask = { method: 'GET', credentials: {} } as const;
  if (!api.offers('openid')) await api.send({ ...ask, template: '/api/genders', answer: nothing });
  if (!api.offers('openid')) return undefined;
  const provider = itemOf(object({ label: filledText }));
  return (await api.send({ ...ask, template: path, answer: provider })).label;
}

/** POST /api/auth/openid. @param returnTo the page that the person comes back to */
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
