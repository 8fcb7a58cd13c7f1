import { type Environment, textOf } from './environment.ts';
/**
 * Reads `BIRRETE_PUBLIC_URL`, the site's public address: scheme, host and port.
 * @param requiredBy the setting that requires it
 * @throws Error that names the variable if it is missing or invalid.
 */
export function readPublicUrl(env: Environment, requiredBy: string): string {
  const name = 'BIRRETE_PUBLIC_URL';
  const text = textOf(env, name);
  if (text === undefined) throw new Error(`${requiredBy} also needs ${name}`);
  const { origin } = readSafeUrl(name, text);
  if (text.replace(/\/$/, '') === origin) return origin;
  throw new Error(
    `${name} must be an origin such as https://grados.universidad.edu, not "${text}"`,
  );
}

/** Parses an https URL. Plain http is accepted on this machine only, because an eavesdropper could sign in as any user. */
export function readSafeUrl(name: string, text: string): URL {
  const url = URL.parse(text);
  const isLocal = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new Error(`${name} must be an https address, not "${text}"`);
}
