import { verificationAnswer, verifiedDocumentAnswer } from '../answers/verification.ts';
import type { Call } from '../call.ts';

/** Public verification of issued titles. */
export const verificationCalls = {
  verifyTitle: {
    purpose:
      'Verify an issued title by the code that is printed on it, in any case, with or without separators; all other codes are answered alike',
    usedBy: ['verification'],
    audience: 'public',
    extra: 'verification',
    status: 200,
    answer: { kind: 'data', schema: verificationAnswer },
    refusals: ['titleUnknown', 'tooManyLookUps'],
  },
  readVerifiedDocument: {
    purpose:
      'The document of a verified title, marked as a copy for comparison, where `has_document` is true; all other codes are answered as by the verification',
    usedBy: ['verification'],
    audience: 'public',
    extra: 'verification',
    status: 200,
    answer: { kind: 'data', schema: verifiedDocumentAnswer },
    refusals: ['unknownPath', 'titleUnknown', 'titleDocumentMissing', 'tooManyLookUps'],
  },
} as const satisfies Record<string, Call>;
