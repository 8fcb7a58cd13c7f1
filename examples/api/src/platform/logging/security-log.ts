import ipaddr from 'ipaddr.js';
import type { Log } from './log.ts';

/** The part of a client's address that the security log shows. */
export type LoggedAddresses = 'full' | 'network' | 'none';

/** An event that a security team watches. The account is a user's id; no name, code or e-mail is in the log. */
export interface SecurityEvent {
  readonly event:
    | 'signed-in'
    | 'sign-in-failed'
    | 'forbidden'
    | 'rate-limited'
    | 'exported'
    | 'wrong-proof'
    | 'confirmation-required'
    | 'confirmation-failed'
    | 'confirmed'
    | 'password-reset'
    | 'password-changed'
    | 'access-changed'
    | 'passkey-added'
    | 'passkey-removed'
    | 'session-ended'
    /** A call that needs a recent proof of identity was carried out: prints, annulments, templates, users. */
    | 'powerful-call';
  /** Links the line to the request's line and to the entry of the audit trail. */
  readonly requestId: string;
  /** The client's address; undefined for a command on the server. */
  readonly address: string | undefined;
  /** The id of the account; null if it is unknown, or nobody is signed in. */
  readonly account: number | null;
  /** The route template of the call, such as `/api/users/:id/password`. */
  readonly route?: string | undefined;
  /** The id of a call of the contract. */
  readonly call?: string | undefined;
  /** The means of a sign-in or a confirmation. */
  readonly by?: string | undefined;
  /** The id of the user who acted, if it is another. */
  readonly actor?: number | null | undefined;
}

/** The log of security events, and the part of an address that it shows. */
export interface SecurityLog {
  readonly log: Log;
  readonly settings: { readonly loggedAddresses: LoggedAddresses };
}

/** Logs an event as one structured line, which a log collector finds by `security`. */
export function logSecurity(
  { log, settings }: SecurityLog,
  { event, address, ...details }: SecurityEvent,
): void {
  const shown = shownAddress(address, settings.loggedAddresses);
  log.warn({ security: event, address: shown, ...details }, 'security event');
}

/** Shortens an address to its network (IPv4 /24, IPv6 /48) or omits it, as the settings say. */
function shownAddress(address: string | undefined, shown: LoggedAddresses): string | undefined {
  if (address === undefined || shown === 'none') return undefined;
  if (shown === 'full') return address;
  if (ipaddr.IPv4.isValid(address)) return address.replace(/\.\d+$/, '.0/24');
  const [bare = address] = address.split('%');
  if (!ipaddr.IPv6.isValid(bare)) return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/48`)}/48`;
}
