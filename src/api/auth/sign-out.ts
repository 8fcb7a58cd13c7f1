import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/**
 * POST /api/auth/logout, which is no part of the contract: the server forgets the token. Only for servers that offer
 * 'sign-out'. The page may be left meanwhile.
 *
 * @param credentials the headers of the session that is over
 */
export function signOut(
  api: ApiClient,
  credentials: Readonly<Record<string, string>>,
): Promise<undefined> {
  return api.send({
    method: 'POST',
    template: '/api/auth/logout',
    credentials,
    keepalive: true,
    answer: nothing,
  });
}
