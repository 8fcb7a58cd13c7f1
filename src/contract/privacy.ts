import * as v from 'valibot';
import type { CallRow } from './schema/call-row.ts';

/** The university's information about personal data; `none` without one. */
export const privacyAnswer = v.object({
  kind: v.picklist(['none', 'notice', 'authorisation']),
  href: v.pipe(
    v.nullable(v.string()),
    v.description('an address, or a path of the university’s site'),
  ),
  text: v.nullable(v.string()),
  version: v.nullable(v.string()),
});

/** The information about personal data, as the server answers it. */
export type PrivacyAnswer = v.InferOutput<typeof privacyAnswer>;

/** The information about personal data. */
export const privacyCalls = {
  readPrivacy: {
    purpose:
      'The text about personal data that is in force. The wizard asks for it if the text that it showed is declined',
    usedBy: ['wizard'],
    audience: 'public',
    extra: 'privacy',
    status: 200,
    answer: { kind: 'data', schema: privacyAnswer },
  },
} as const satisfies Record<string, CallRow>;
