import { type Environment, textOf } from './environment.ts';

/**
 * Reads `BIRRETE_VERIFICATION_DOCUMENT`: true if the code of a title also opens its document, for comparison with the
 * paper. The document shows what the university prints on it, such as the number of the identity document.
 * @throws Error if it is neither on nor off
 */
export function readOpensDocuments(env: Environment): boolean {
  const text = textOf(env, 'BIRRETE_VERIFICATION_DOCUMENT') ?? 'off';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`BIRRETE_VERIFICATION_DOCUMENT must be on or off, not "${text}"`);
}
