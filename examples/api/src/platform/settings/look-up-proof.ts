import type { Extra } from 'birrete/contract';

/**
 * The proof that a look-up needs to show personal data: none besides the code, the end of the identity document's
 * number, or the key of the receipt.
 */
export type LookUpProof = 'none' | 'document' | 'key';

const extraOf = {
  none: [],
  document: ['look-up-proof'],
  key: ['receipt-key'],
} as const satisfies Record<LookUpProof, readonly Extra[]>;

/** The extras that announce a proof. */
export function extrasOfProof(proof: LookUpProof): readonly Extra[] {
  return extraOf[proof];
}
