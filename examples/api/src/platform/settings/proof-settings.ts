import type { Environment } from './environment.ts';
import type { LookUpProof } from './look-up-proof.ts';
import { readVariable } from './read-variable.ts';

/** The proof of titles in the look-up. */
export interface ProofSettings {
  /** The last day on which graduates answer comes so many days before the ceremony. */
  readonly daysBefore: number;
}

/** The proof of titles by default. */
export const defaultProof: ProofSettings = { daysBefore: readVariable({}, 'BIRRETE_PROOF_DAYS') };

/**
 * Reads `BIRRETE_PROOF` and `BIRRETE_PROOF_DAYS`. Undefined switches the proof off.
 * @throws Error that names the variable.
 */
export function readProofSettings(
  env: Environment,
  lookUpProof: LookUpProof,
): ProofSettings | undefined {
  const daysBefore = readVariable(env, 'BIRRETE_PROOF_DAYS');
  const isOn = readVariable(env, 'BIRRETE_PROOF');
  if (isOn === true && lookUpProof === 'none') {
    throw new Error(
      'BIRRETE_PROOF=on also needs BIRRETE_LOOK_UP_PROOF: only the graduate may answer, and a code alone proves nothing',
    );
  }
  return isOn === false ? undefined : { daysBefore };
}

/** True if the look-up shows proofs of titles: a code alone could be anybody's. */
export function offersProof(settings: {
  readonly lookUpProof: LookUpProof;
  readonly titleProof: ProofSettings | undefined;
}): boolean {
  return settings.titleProof !== undefined && settings.lookUpProof !== 'none';
}
