import { publishPrivacyText } from '../applications/public/privacy-texts.ts';
import { sealFoundContents } from '../documents/content/seal-found-contents.ts';
import { countEarlierPrints } from '../documents/editions/earlier-addresses.ts';
import { keepChaining } from '../evidence/audit/waiting/chain-waiting.ts';
import { dayInZone } from '../platform/calendar-day.ts';
import type { RoleAtStart } from '../platform/database/demand-role.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../platform/database/open.ts';
import type { SchemaAtStart } from '../platform/database/prepare-schema.ts';
import type { Log } from '../platform/logging/log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';
import { createPasswordHasher } from '../platform/passwords/password.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { enforceRegisters } from '../register/titles/registers.ts';
import { type Api, createApp } from '../server/app.ts';
import { refuseDemoPassword } from './demo/demo-access.ts';
import { refreshPersonKeys } from './refresh-person-keys.ts';

/** Options of the API in a process. */
export interface StartOptions extends DatabaseLocation {
  readonly settings: Settings;
  readonly log: Log;
  /** Counts requests. Default none. */
  readonly metrics?: RequestMetrics | undefined;
  /**
   * Fills an empty database with the demo university, and accepts its published password. Default false.
   */
  readonly demo?: boolean;
  /** Migrates the database, or refuses another schema. Default 'migrate'. */
  readonly schema?: SchemaAtStart;
  /** The roles of the database that may run the API. Default 'any'. */
  readonly role?: RoleAtStart;
  readonly now?: () => Date;
}

/** A started API: serve `app.fetch`, and call `close` after the server has stopped. */
export interface StartedApi {
  readonly app: Api;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens the database and migrates it or compares its schema, fills it with demo data if `demo` is set and it is empty,
 * makes it enforce the registers, and creates the app.
 *
 * @throws Error with a clear message if the demo's password can sign in although `demo` is not set, or if the registers
 * can't be enforced.
 */
export async function startApi(options: StartOptions): Promise<StartedApi> {
  const now = options.now ?? (() => new Date());
  const { settings, log, metrics } = options;
  const database = await openDatabase(options, options.schema, options.role);
  try {
    const passwords = createPasswordHasher(settings.passwordCost);
    if (!options.demo) await refuseDemoPassword(database.kysely, passwords);
    else {
      const { seedDemo } = await import('./demo/seed-demo.ts');
      const today = dayInZone(now(), settings.timeZone);
      const { verification } = settings;
      const seeded = await seedDemo(database.kysely, {
        today,
        passwords,
        verification,
        now: now(),
      });
      if (seeded) log.info('the empty database was filled with demo data');
    }
    await refreshPersonKeys(database.kysely);
    await sealFoundContents({ kysely: database.kysely, settings });
    await countEarlierPrints({ kysely: database.kysely, settings });
    await publishPrivacyText(database.kysely, settings.privacy, now());
    const registers = await enforceRegisters(database.kysely, settings.registers, now());
    const app = createApp({ database, settings: { ...settings, registers }, log, metrics, now });
    const stopChaining = keepChaining(database.kysely, { log, key: settings.trailKey });
    return {
      app,
      database,
      async close() {
        await stopChaining();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
