import type { Kysely } from 'kysely';
import type { WorkQueue } from '../platform/concurrency/work-queue.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { AddressReader } from '../platform/http/client-address.ts';
import type { Log } from '../platform/logging/log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';
import type { PasswordHasher } from '../platform/passwords/password.ts';
import type { PasswordStrength } from '../platform/passwords/password-strength.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { ListCache } from './lists/list-cache.ts';

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
  readonly passwordStrength: PasswordStrength;
  readonly addressOf: AddressReader;
  readonly now: () => Date;
}
