import type { Kysely } from 'kysely';
import type { WorkQueue } from '../concurrency/work-queue.ts';
import type { Schema } from '../database/schema.ts';
import type { AddressReader } from '../http/client-address.ts';
import type { ListCache } from '../lists/list-cache.ts';
import type { Log } from '../logging/log.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { PasswordHasher } from '../passwords/password.ts';
import type { PasswordStrength } from '../passwords/password-strength.ts';
import type { Settings } from '../settings/settings.ts';

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
