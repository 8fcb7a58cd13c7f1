import type { Session } from './session.ts';

/** A call that the server answered with 401. */
export interface UnauthorizedCall {
  /** The headers that `authorize` returned for it. */
  readonly sent: Readonly<Record<string, string>>;
  /** Whether the call had been sent a second time already, after a 'replay'. */
  readonly isReplay: boolean;
}

/** A session that ends by itself, and can be made to last longer. */
interface SessionLifetime {
  /**
   * When it ends, in milliseconds since 1970; undefined where nobody is signed in or it is not known. Asked again after
   * every change that `subscribe` reports, and before it is announced.
   */
  endsAt(): number | undefined;
  /** Makes it last longer: `endsAt` is later then. Throws where it can't. */
  extend(): Promise<void>;
}

/**
 * How the widgets know who is calling. The default, `bearerSession`, keeps the token of a graduation API; a portal that
 * has already signed the person in provides its own.
 */
export interface AuthAdapter {
  /** The current session. The same object until it changes, so that it can be compared. */
  getSession(): Session | undefined;
  /** Calls back after every change, those made in another tab included. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Headers for a call: none when nobody is signed in. */
  authorize(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /**
   * The server answered 401. 'replay' means that `authorize` now returns other headers, and the call is sent once more;
   * 'ended' means that the session is over and cleared. A call that was sent twice is not sent again.
   */
  recover(call: UnauthorizedCall): Promise<'replay' | 'ended'>;
  /** Takes over the session a sign-in brought. Absent where a portal does the signing in. */
  begin?(session: Session): void;
  /**
   * Ends the session in this tab and all others. Absent where signing out is the portal's matter: then no
   * widget shows a way out.
   */
  end?(): void;
  /** Where the end of the session is known: the console asks two minutes before whether the person stays. */
  readonly lifetime?: SessionLifetime | undefined;
  /** Where a person goes to sign in after a 401. Undefined when the portal takes care of it. */
  readonly signInHref: string | undefined;
}
