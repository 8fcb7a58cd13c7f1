import { isIP } from 'node:net';
import { type Environment, textOf } from './environment.ts';
import { readPublicUrl } from './public-url.ts';

/** Reads the origin for passkeys. It must have a host name: browsers accept no IP address. */
export function readPasskeyOrigin(env: Environment, name: string): string | undefined {
  const text = textOf(env, name) ?? '0';
  if (text === '0') return undefined;
  if (text !== '1') throw new Error(`${name} must be 1 or 0, not "${text}"`);
  const origin = readPublicUrl(env, name);
  if (isIP(new URL(origin).hostname.replace(/[[\]]/g, '')) === 0) return origin;
  throw new Error(`BIRRETE_PUBLIC_URL must name a host for ${name}, not "${origin}"`);
}
