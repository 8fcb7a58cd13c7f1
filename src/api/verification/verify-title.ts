import * as publicExtraPaths from '#contract/paths/public-extra-paths.ts';
import type { VerifiedTitle } from '#domain/verification/verified-title.ts';
import { ApiError } from '../api-error.ts';
import { type ApiClient, announces } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { verifiedTitle } from './verified-title.schema.ts';

/**
 * Verifies a title by its code.
 *
 * A 404 means that no title has the code only if it announces `verification` itself and says why. That of a gateway fails
 * although the server behind it announces the verification, and so does that of a wrong address or of a server without
 * this call.
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
  let isAnnounced = false;
  try {
    return await api.send({
      call: publicExtraPaths.verifyTitle,
      parameters: { code },
      signal,
      onHeaders: (headers) => {
        isAnnounced = announces(headers, 'verification');
      },
      answer: itemOf(verifiedTitle(code)),
    });
  } catch (error) {
    if (isAnnounced && isUnknown(error)) return undefined;
    throw error;
  }
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'not-found' && error.serverMessage !== undefined;
}
