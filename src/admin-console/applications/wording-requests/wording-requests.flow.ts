import type { ApplicationProof, Correction } from '#domain/application/title-proof.ts';

/** The proofs that graduates have looked at, by application. */
export type ProofsByApplication = ReadonlyMap<number, ApplicationProof>;

export function proofsByApplication(proofs: readonly ApplicationProof[]): ProofsByApplication {
  return new Map(proofs.map((proof) => [proof.id, proof]));
}

/** The correction that waits for a decision; undefined if none does. */
export function openWordingRequest(
  proofs: ProofsByApplication,
  application: { readonly id: number },
): Correction | undefined {
  const correction = proofs.get(application.id)?.correction;
  return correction?.status === 'open' ? correction : undefined;
}

/** True if any correction waits for a decision. */
export function hasOpenWordingRequest(proofs: ProofsByApplication): boolean {
  return [...proofs.values()].some(({ correction }) => correction?.status === 'open');
}
