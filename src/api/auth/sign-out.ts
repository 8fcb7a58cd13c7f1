import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { ApiClient } from '../client.ts';
import { nothing } from '../wire/answer.ts';

/**
 * Has the server revoke the token. Only for servers that offer 'sign-out'. The call continues when the page is left.
 *
 * @param credentials the headers of the session that ended
 */
export function signOut(
  api: ApiClient,
  credentials: Readonly<Record<string, string>>,
): Promise<undefined> {
  return api.send({
    call: extraPaths.signOut,
    credentials,
    keepalive: true,
    answer: nothing,
  });
}
