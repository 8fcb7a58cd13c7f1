import { object } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import * as paths from '../../contract/paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';
import { canUsePasskeys } from './ask-browser.ts';

/** Sign-in methods other than a password. */
export interface SignInMethods {
  readonly hasPasskeys?: boolean;
  /** The provider's display name; undefined without a provider. */
  readonly provider?: string | undefined;
}

/**
 * Reads the sign-in methods of the server, whose responses announce 'openid' and 'passkeys'. On a sign-in page there may
 * have been no response yet, so any public list is requested first.
 */
export async function findSignInMethods(api: ApiClient): Promise<SignInMethods> {
  const credentials = {};
  const isKnown = api.offers('openid') || api.offers('passkeys');
  if (!isKnown) await api.send({ credentials, call: paths.listGenders, answer: nothing });
  const hasPasskeys = api.offers('passkeys') && canUsePasskeys();
  if (!api.offers('openid')) return { hasPasskeys };
  const answer = itemOf(object({ label: filledText }));
  const { label } = await api
    .send({ credentials, call: extraPaths.findProvider, answer })
    // The other methods work without the provider.
    .catch(() => ({ label: undefined }));
  return { hasPasskeys, provider: label };
}
