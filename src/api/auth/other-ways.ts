import { object } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import * as paths from '../../contract/paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';
import { canUsePasskeys } from './ask-browser.ts';

/** Sign-in methods other than a password. */
export interface OtherWays {
  readonly hasPasskeys?: boolean;
  /** Display name of the provider; undefined without one. */
  readonly provider?: string | undefined;
}

/**
 * Finds the provider of a server that offers 'openid', and whether the server offers 'passkeys'. The headers of any
 * response announce both; on a sign-in page there may have been no response yet.
 */
export async function findOtherWays(api: ApiClient): Promise<OtherWays> {
  const credentials = {};
  const isKnown = api.offers('openid') || api.offers('passkeys');
  if (!isKnown) await api.send({ credentials, call: paths.listGenders, answer: nothing });
  const hasPasskeys = api.offers('passkeys') && canUsePasskeys();
  if (!api.offers('openid')) return { hasPasskeys };
  const answer = itemOf(object({ label: filledText }));
  const { label } = await api
    .send({ credentials, call: extraPaths.findProvider, answer })
    // The other methods do not depend on the provider.
    .catch(() => ({ label: undefined }));
  return { hasPasskeys, provider: label };
}
