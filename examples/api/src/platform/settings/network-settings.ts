import { readTrustedRange } from '../http/client-address.ts';
import { type Environment, listOf } from './environment.ts';

/**
 * Reads origins as browsers send them. Refuses `*` and `null`, which would let any page read the API's answers, and in
 * production origins without TLS, whose pages anybody on the way can change.
 */
export function readOrigins(env: Environment, name: string): readonly string[] {
  const origins = listOf(env, name).map((origin) => origin.replace(/\/$/, ''));
  const scheme = env.NODE_ENV === 'production' ? /^https:/ : /^https?:/;
  for (const origin of origins) {
    const isOrigin = scheme.test(origin) && URL.parse(origin)?.origin === origin;
    if (!isOrigin)
      throw new Error(`${name} must hold origins such as https://universidad.edu, not "${origin}"`);
  }
  return origins;
}

/** Reads addresses of balancers. A number of hops instead would trust any sender who bypasses them. */
export function readProxies(env: Environment, name: string): readonly string[] {
  const ranges = listOf(env, name);
  for (const range of ranges) {
    try {
      readTrustedRange(range);
    } catch (error) {
      throw new Error(`${name} must hold addresses or ranges such as 10.0.0.0/8, not "${range}"`, {
        cause: error,
      });
    }
  }
  return ranges;
}
