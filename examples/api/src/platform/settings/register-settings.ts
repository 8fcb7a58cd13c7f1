import { type RegisterPolicy, registerPolicies } from 'birrete/rules';
import { type Environment, textOf } from './environment.ts';

/**
 * Reads `BIRRETE_REGISTERS`: `one`, `by-year` or `by-ceremony`. Without it the database keeps what it enforces, so that a
 * forgotten variable loosens nothing; a new database has one register per ceremony.
 * @throws Error that names the variable if its value is invalid.
 */
export function readRegisterPolicy(env: Environment): RegisterPolicy | undefined {
  const text = textOf(env, 'BIRRETE_REGISTERS');
  const policy = registerPolicies.find((known) => known === text);
  if (text === undefined || policy !== undefined) return policy;
  throw new Error(`BIRRETE_REGISTERS must be one, by-year or by-ceremony, not "${text}"`);
}
