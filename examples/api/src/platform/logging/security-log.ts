import type { Log } from './log.ts';

/** An event that a security team watches. The account is a user's id; the log contains no other personal data. */
export interface SecurityEvent {
  readonly event:
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
    | 'passkey-added'
    | 'passkey-removed';
  /** Links the line to the request's line and to the entry of the audit trail. */
  readonly requestId: string;
  /** The id of the account; null if it is unknown, or nobody is signed in. */
  readonly account: number | null;
  /** The route template of the call, such as `/api/users/:id/password`. */
  readonly route?: string | undefined;
  /** The means of a sign-in or a confirmation. */
  readonly by?: string | undefined;
  /** The id of the user who acted, if it is another. */
  readonly actor?: number | null | undefined;
}

/** Logs an event as one structured line, which a log collector finds by `security`. */
export function logSecurity(log: Log, { event, ...details }: SecurityEvent): void {
  log.warn({ security: event, ...details }, 'security event');
}
