import { isLoopback } from '../http/loopback.ts';
import { type Environment, textOf } from './environment.ts';

/** Variables that a site for other people has, also behind a proxy on the same machine. */
const ofPublicSites = [
  'DATABASE_URL',
  'BIRRETE_API_URL',
  'BIRRETE_DATABASE',
  'BIRRETE_TRUSTED_PROXIES',
  'BIRRETE_PUBLIC_URL',
];

/**
 * Finds a variable that shows that other machines reach a site. The address alone does not: a proxy on the same machine
 * may forward to a loopback address.
 * @returns the variable with its value; undefined if nothing shows it
 */
export function publicSiteOf(env: Environment): string | undefined {
  const host = textOf(env, 'HOST');
  if (host !== undefined && !isLoopback(host)) return `HOST=${host}`;
  return ofPublicSites.find((name) => !['none', undefined].includes(textOf(env, name)));
}
