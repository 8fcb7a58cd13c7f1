import type { HttpBindings } from '@hono/node-server';
import type { SessionAnswer } from 'birrete/contract';

/** The signed-in user of a request. */
export interface Actor {
  readonly id: number;
  readonly name: string;
  readonly roleId: number;
  /**
   * True if the user signed in with a one-time password, and must choose another before anything else, or add a passkey
   * where passwords are switched off.
   */
  readonly mustChangePassword: boolean;
  readonly sessionId: number;
  /** The means by which the session was opened. */
  readonly openedBy: SessionAnswer['opened_by'];
  /** The last time at which the user proved their identity; undefined if unknown. */
  readonly authenticatedAt: Date | undefined;
  /** The end of the session if the user makes no further call. */
  readonly endsAt: Date;
}

/** Hono's types for this API: Node's request if the app is served, and the variables that the middleware sets. */
export interface ApiEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly requestId: string; readonly actor: Actor };
}
