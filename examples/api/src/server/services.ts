import type { HttpBindings } from '@hono/node-server';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PasswordHasher } from '../auth/password.ts';
import type { IsGuessable } from '../auth/password-strength.ts';
import type { Schema } from '../database/schema.ts';
import type { ListCopies } from '../lists/list-copies.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { Settings } from '../settings.ts';

import type { AddressReader } from './client-address.ts';

import type { WorkQueue } from './work-queue.ts';

/** The structured log; takes facts about requests and faults, never personal data. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Who makes a request to the back office. */
export type Actor = {
  id: number;
  name: string;
  roleId: number;
  /** Signed in with a one-time password: nothing is open but choosing their own. */
  mustChangePassword: boolean;
  sessionId: number;
  /** When the session ends if the user makes no further call. */
  endsAt: Date;
};

/** What the routes work with; one per app, so that two apps in a process never meet. */
export type Services = {
  kysely: Kysely<Schema>;
  /** Lets a few pages of long lists be read at once, so that other calls find the database free in between. */
  pagesInTurn: WorkQueue;
  listCopies: ListCopies;
  settings: Settings;
  log: Log;
  metrics: RequestMetrics | undefined;
  passwords: PasswordHasher;
  isGuessable: IsGuessable;
  addressOf: AddressReader;
  now: () => Date;
};

/** Hono's types for this API: Node's request when served, and what the middleware puts in reach. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; actor: Actor };
};
