import * as extraPaths from '#contract/paths/extra-paths.ts';
import type { VerifiedTitle } from '#domain/verification/verified-title.ts';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { verifiedTitle } from './verified-title.schema.ts';

/**
 * Verifies a title by its code.
 *
 * A 404 means that no title has the code only if the server announces `verification` and says why. That of a gateway, of
 * a wrong address or of a server without this call fails.
 *
 * @param code normalized
 * @returns undefined if no title has the code
 * @throws ApiError
 */
export async function verifyTitle(
  api: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<VerifiedTitle | undefined> {
  try {
    return await api.send({
      call: extraPaths.verifyTitle,
      parameters: { code },
      signal,
      answer: itemOf(verifiedTitle(code)),
    });
  } catch (error) {
    if (isUnknown(error) && api.offers('verification')) return undefined;
    throw error;
  }
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'not-found' && error.serverMessage !== undefined;
}
