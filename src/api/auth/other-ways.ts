import { object } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import * as paths from '../../contract/paths.ts';
import type { ApiClient } from '../client.ts';
import { itemOf, nothing } from '../wire/answer.ts';
import { filledText } from '../wire/fields.ts';
import { canUsePasskeys } from './ask-browser.ts';

/** With what somebody may sign in beside a password. */
export interface OtherWays {
  readonly hasPasskeys?: boolean;
  /** What people call the provider; undefined where there is none. */
  readonly provider?: string | undefined;
}

/**
 * Asks a server that offers 'openid' for its provider, and whether it offers 'passkeys'. Any answer of theirs shows it; on a sign-in page there may have been none.
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
    // The other ways do not depend on the provider.
    .catch(() => ({ label: undefined }));
  return { hasPasskeys, provider: label };
}
