import type { HttpBindings } from '@hono/node-server';
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
export type Actor = {
  id: number;
  name: string;
  roleId: number;
  /** Whether the user signed in with a one-time password, and must choose another before anything else. */
  mustChangePassword: boolean;
  sessionId: number;
};

/** The dependencies of the routes. Each app has its own, so that two apps in a process share nothing. */
export type Services = {
  kysely: Kysely<Schema>;
  /** Limits how many pages of long lists are read at once, so that other calls can use the database in between. */
  pageQueue: WorkQueue;
  listCache: ListCache;
  settings: Settings;
  log: Log;
  metrics: RequestMetrics | undefined;
  passwords: PasswordHasher;
  isGuessable: IsGuessable;
  addressOf: AddressReader;
  now: () => Date;
};

/** Hono's types for this API: Node's request if the app is served, and the variables that the middleware sets. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; actor: Actor };
};
