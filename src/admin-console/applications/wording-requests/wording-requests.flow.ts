import type { ApplicationProof, WordingRequest } from '#domain/application/title-proof.ts';

/** The proofs that graduates have looked at, by application. */
export type ProofsByApplication = ReadonlyMap<number, ApplicationProof>;

export function proofsByApplication(proofs: readonly ApplicationProof[]): ProofsByApplication {
  return new Map(proofs.map((proof) => [proof.id, proof]));
}

/** The wording request that waits for a decision; undefined if none does. */
export function openWordingRequest(
  proofs: ProofsByApplication,
  application: { readonly id: number },
): WordingRequest | undefined {
  const wordingRequest = proofs.get(application.id)?.wordingRequest;
  return wordingRequest?.status === 'open' ? wordingRequest : undefined;
}

/** True if any wording request waits for a decision. */
export function hasOpenWordingRequest(proofs: ProofsByApplication): boolean {
  return [...proofs.values()].some(({ wordingRequest }) => wordingRequest?.status === 'open');
}
