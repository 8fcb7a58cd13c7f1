import type { Session } from './session.ts';

/** A call to which the server responded with 401. */
export interface UnauthorizedCall {
  /** The headers that `authorize` returned for it. */
  readonly sent: Readonly<Record<string, string>>;
  /** True if the call was already repeated after a 'replay'. */
  readonly isReplay: boolean;
}

/** A session that expires, and that the user can extend. */
export interface SessionLifetime {
  /**
   * Time of expiry, in milliseconds since 1970; undefined if nobody is signed in or it is unknown. Read again after
   * every change that `subscribe` reports, and before it is announced.
   */
  endsAt(): number | undefined;
  /**
   * Extends the session, so that `endsAt` is later. Throws if it can't. Absent if any call extends it: the console then
   * makes one.
   */
  extend?(): Promise<void>;
}

/**
 * Provides the session and the authentication of calls. The default, `bearerSession`, stores the token of a graduation
 * API; a portal that has already signed the user in provides its own adapter.
 */
export interface AuthAdapter {
  /** The current session. The same object until it changes, so that it can be compared. */
  getSession(): Session | undefined;
  /** Calls back after every change, changes in other tabs included. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * True if the current session belongs to the API with this base URL. To another API the provider sends no headers, and
   * nobody is signed in there. Absent if the session is for whichever API the host gives the provider.
   */
  isFor?(api: string): boolean;
  /** Headers for a call: none when nobody is signed in. */
  authorize(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /**
   * Called after a 401. 'replay' means that `authorize` now returns other headers, and the call is sent once more;
   * 'ended' means that the session is over and cleared. A call is repeated only once.
   */
  recover(call: UnauthorizedCall): Promise<'replay' | 'ended'>;
  /** Stores the session of a sign-in. Absent if a portal signs users in. */
  begin?(session: Session): void;
  /** Ends the session in all tabs. Absent if the portal signs users out: then no widget offers it. */
  end?(): void;
  /** Called when a response states the end of the session, in milliseconds since 1970 (extra `session-end`). */
  noteEnd?(endsAt: number): void;
  /** Present if the expiry can be known: two minutes before, the console asks whether to extend the session. */
  readonly lifetime?: SessionLifetime | undefined;
  /** Address of the sign-in page after a 401. Undefined if the portal handles it. */
  readonly signInHref?: string | undefined;
}
