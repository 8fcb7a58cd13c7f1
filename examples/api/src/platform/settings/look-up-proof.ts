import type { Extra } from 'birrete/contract';
import { type Environment, textOf } from './environment.ts';

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

/**
 * Reads `BIRRETE_LOOK_UP_PROOF`. In production it has no default: codes can be guessed, so the university decides what a
 * code alone reveals.
 * @throws Error that names the variable.
 */
export function readLookUpProof(env: Environment): LookUpProof {
  const text = textOf(env, 'BIRRETE_LOOK_UP_PROOF') ?? '';
  if (text === '' && env.NODE_ENV === 'production') {
    throw new Error(
      'In production, set BIRRETE_LOOK_UP_PROOF to what a look-up needs besides the code to show personal data: ' +
        'key (the link of the receipt), document (the last digits of the identity document) or none',
    );
  }
  if (text === '') return 'none';
  if (text === 'none' || text === 'document' || text === 'key') return text;
  throw new Error(`BIRRETE_LOOK_UP_PROOF must be none, document or key, not "${text}"`);
}
