import { object, pipe, string, transform } from 'valibot';
import * as publicExtraPaths from '#contract/paths/public-extra-paths.ts';
import type { VerifiedDocument } from '#domain/verification/verified-title.ts';
import type { ApiClient } from '../client.ts';
import { itemOf } from '../wire/answer.ts';
import { base64 } from '../wire/base64.ts';

const verifiedDocument = pipe(
  object({ filename: string(), content: base64 }),
  transform(({ filename, content }): VerifiedDocument => ({ name: filename, pdf: content })),
);

/** Reads the document of a verified title, for comparison with the paper. Only for titles with `hasDocument`. */
export function readVerifiedDocument(
  api: ApiClient,
  code: string,
  signal?: AbortSignal,
): Promise<VerifiedDocument> {
  return api.send({
    call: publicExtraPaths.readVerifiedDocument,
    parameters: { code },
    signal,
    answer: itemOf(verifiedDocument),
  });
}
