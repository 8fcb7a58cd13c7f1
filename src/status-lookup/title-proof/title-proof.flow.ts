import type { OwnApplication } from '#api/title-proof/title-proof.ts';
import type { TitleProof, WordingRequest } from '#domain/application/title-proof.ts';
import type { Lookup } from '../status-lookup.flow.ts';

/** The graduate's own confirmed application; undefined if the look-up shows none, or nobody has proved their identity. */
export function ownApplicationOf(lookup: Lookup): OwnApplication | undefined {
  if (lookup.status !== 'found' || lookup.identity === '') return undefined;
  const { code, status, isMasked } = lookup.report;
  return status === 'confirmed' && !isMasked ? { code, identity: lookup.identity } : undefined;
}

/** The notice above the wording: the state of the graduate's latest answer. */
export type ProofNotice =
  | { readonly kind: 'confirmed' | 'changed' }
  | { readonly kind: 'wording-request'; readonly wordingRequest: WordingRequest };

/** The notice of a proof; undefined without an answer. A decided wording request stays until the graduate confirms. */
export function noticeOf({ answer, wordingRequest }: TitleProof): ProofNotice | undefined {
  if (answer?.kind === 'correct') return { kind: answer.isCurrent ? 'confirmed' : 'changed' };
  return wordingRequest === undefined ? undefined : { kind: 'wording-request', wordingRequest };
}

/** The answers that the graduate can give. */
export interface PossibleAnswers {
  readonly canConfirm: boolean;
  readonly canAsk: boolean;
}

/** A graduate can answer an open proof again, except while a wording request is open. */
export function possibleAnswers(proof: TitleProof): PossibleAnswers {
  const isOpen = proof.status === 'open' && proof.wordingRequest?.status !== 'open';
  return { canAsk: isOpen, canConfirm: isOpen && noticeOf(proof)?.kind !== 'confirmed' };
}
