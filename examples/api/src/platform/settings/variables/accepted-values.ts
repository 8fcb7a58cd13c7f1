import { readTrustedRange, trustsStrangers } from '#platform/http/client-address.ts';

/** Accepts plain http on this machine only, because an eavesdropper could sign in as any user. */
export function isSafe(found: string): boolean {
  const url = URL.parse(found);
  const isLocal = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(url?.hostname ?? '');
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
}

/**
 * Accepts origins as browsers send them. `*` and `null` would let any page read the API's answers; in production, anybody
 * on the way can change the pages of an origin without TLS.
 */
export function isOrigin(entry: string, isProduction: boolean): boolean {
  const scheme = isProduction ? /^https:/ : /^https?:/;
  return scheme.test(entry) && URL.parse(entry)?.origin === entry.replace(/\/$/, '');
}

/** A number of hops instead of addresses would trust any sender who bypasses the balancers. */
export function isRange(entry: string): boolean {
  try {
    readTrustedRange(entry);
    return true;
  } catch {
    return false;
  }
}

export function timeZoneOf(found: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: found }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Refuses a parameter that occurs twice: the driver takes the last one, whatever a check of the first one found. */
export function readDatabaseUrl(found: string, name: string): string {
  const parameters = [...(URL.parse(found)?.searchParams.keys() ?? [])];
  const twice = parameters.find((parameter, at) => parameters.indexOf(parameter) !== at);
  if (twice === undefined) return found;
  throw new Error(`${name} must have each parameter once, not "${twice}" twice`);
}

/** Refuses ranges that together hold so many public addresses that strangers are among their users. */
export function demandFewSenders(entries: readonly string[]): string | undefined {
  return trustsStrangers(entries)
    ? 'hold fewer public addresses: whoever uses one of them can pretend to be any visitor'
    : undefined;
}

/** True for an address on which a server answers for all addresses of its machine: 0.0.0.0, ::, 0. */
export function isEveryAddress(found: string): boolean {
  const host = URL.parse(
    `http://${found.includes(':') ? `[${found.replace(/[[\]]/g, '')}]` : found}`,
  );
  return ['0.0.0.0', '[::]', '[::ffff:0:0]'].includes(host?.hostname ?? '');
}
