import { type Environment, textOf } from './environment.ts';
import type { LookUpProof } from './look-up-proof.ts';
import { readWholeNumber } from './whole-number.ts';

/** The proof of titles in the look-up. */
export interface ProofSettings {
  /** The last day on which graduates answer comes so many days before the ceremony. */
  readonly daysBefore: number;
}

const days = { byDefault: 5, least: 0, most: 90 };

/** The proof of titles by default. */
export const defaultProof: ProofSettings = { daysBefore: days.byDefault };

/**
 * Reads `BIRRETE_PROOF` (`on` or `off`) and `BIRRETE_PROOF_DAYS`. Undefined switches the proof off.
 * @throws Error that names the variable.
 */
export function readProofSettings(
  env: Environment,
  lookUpProof: LookUpProof,
): ProofSettings | undefined {
  const daysBefore = readWholeNumber(env, 'BIRRETE_PROOF_DAYS', days);
  const text = textOf(env, 'BIRRETE_PROOF');
  if (text !== undefined && text !== 'on' && text !== 'off') {
    throw new Error(`BIRRETE_PROOF must be on or off, not "${text}"`);
  }
  if (text === 'on' && lookUpProof === 'none') {
    throw new Error(
      'BIRRETE_PROOF=on also needs BIRRETE_LOOK_UP_PROOF: only the graduate may answer, and a code alone proves nothing',
    );
  }
  return text === 'off' ? undefined : { daysBefore };
}

/** True if the look-up shows proofs of titles: a code alone could be anybody's. */
export function offersProof(settings: {
  readonly lookUpProof: LookUpProof;
  readonly titleProof: ProofSettings | undefined;
}): boolean {
  return settings.titleProof !== undefined && settings.lookUpProof !== 'none';
}
