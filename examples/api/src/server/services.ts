import type { HttpBindings } from '@hono/node-server';
import type { SessionAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PasswordHasher } from '../auth/password.ts';
import type { IsGuessable } from '../auth/password-strength.ts';
import type { Schema } from '../database/schema.ts';
import type { ListCache } from '../lists/list-cache.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { Settings } from '../settings.ts';
import type { AddressReader } from './client-address.ts';
import type { WorkQueue } from './work-queue.ts';

/** The structured log. Never log personal data. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

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

/** The dependencies of the routes. Each app has its own, so that two apps in a process share nothing. */
export interface Services {
  readonly kysely: Kysely<Schema>;
  /** Limits how many pages of long lists are read at once, so that other calls can use the database in between. */
  readonly pageQueue: WorkQueue;
  readonly listCache: ListCache;
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: RequestMetrics | undefined;
  readonly passwords: PasswordHasher;
  readonly isGuessable: IsGuessable;
  readonly addressOf: AddressReader;
  readonly now: () => Date;
}

/** Hono's types for this API: Node's request if the app is served, and the variables that the middleware sets. */
export interface ApiEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly requestId: string; readonly actor: Actor };
}
