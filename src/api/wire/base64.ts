import { pipe, rawTransform, string } from 'valibot';
import { decodeBase64 } from '#domain/text/decode-base64.ts';

/** A file as base64. Anything else is an unreadable answer. */
export const base64 = pipe(
  string(),
  rawTransform<string, Uint8Array<ArrayBuffer>>(({ dataset, addIssue, NEVER }) => {
    const octets = decodeBase64(dataset.value);
    if (octets !== undefined) return octets;
    addIssue({ expected: 'base64' });
    return NEVER;
  }),
);
