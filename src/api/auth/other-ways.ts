import { object } from 'valibot';
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
 * GET /api/auth/openid, which is no part of the contract, from servers that offer 'openid', and whether they offer
 * 'passkeys'. Any answer of theirs shows it; on a sign-in page there may have been none.
 */
export async function findOtherWays(api: ApiClient): Promise<OtherWays> {
  const ask = { method: 'GET', credentials: {} } as const;
  const isKnown = api.offers('openid') || api.offers('passkeys');
  if (!isKnown) await api.send({ ...ask, template: '/api/genders', answer: nothing });
  const hasPasskeys = api.offers('passkeys') && canUsePasskeys();
  if (!api.offers('openid')) return { hasPasskeys };
  const answer = itemOf(object({ label: filledText }));
  const { label } = await api
    .send({ ...ask, template: '/api/auth/openid', answer })
    // The other ways do not depend on the provider.
    .catch(() => ({ label: undefined }));
  return { hasPasskeys, provider: label };
}
