import { type Api, createApp } from './app.ts';
import { createPasswordHasher } from './auth/password.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database/open.ts';
import { dayInZone } from './days/calendar-day.ts';
import { refuseDemoPassword } from './demo/demo-access.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { Log } from './server/services.ts';
import type { Settings } from './settings.ts';

/** How the API is put together for a process. */
export type StartOptions = DatabaseLocation & {
  settings: Settings;
  log: Log;
  /** What counts requests. Default nobody. */
  metrics?: RequestMetrics | undefined;
  /**
   * Whether an empty database is filled with the demo university, and its published password may sign in. Default
   * false.
   */
  demo?: boolean;
  now?: () => Date;
};

/** A composed API: mount `app.fetch`, and `close` when the server has stopped answering. */
export type StartedApi = { app: Api; database: Database; close(): Promise<void> };

/**
 * Opens and migrates the database, fills it with demo data when asked and empty, makes the app.
 *
 * @throws Error in plain words where the demo's password would open a database that is no demonstration.
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const now = options.now ?? (() => new Date());
  const { settings, log, metrics } = options;
  const database = await openDatabase(options);
  try {
    const passwords = createPasswordHasher(settings.passwordCost);
    if (!options.demo) await refuseDemoPassword(database.kysely, passwords);
    else {
      const { seedDemo } = await import('./demo/seed-demo.ts');
      const today = dayInZone(now(), settings.timeZone);
      const seeded = await seedDemo(database.kysely, { today, passwords, now: now() });
      if (seeded) log.info('the empty database was filled with demo data');
    }
    const app = createApp({ database, settings, log, metrics, now });
    return { app, database, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
