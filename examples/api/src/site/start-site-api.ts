import { type Logger, pino } from 'pino';
import { readSettings } from '../settings.ts';
import { type StartedApi, startApi } from '../start.ts';
import type { SiteSettings } from './site-settings.ts';

/** Standard output belongs to the one line that says where the site is; what is logged goes to standard error. */
export function createLog({ logLevel }: SiteSettings): Logger {
  return pino({ base: null, level: logLevel }, pino.destination(2));
}

/** Starts the reference API for this site. */
export function startSiteApi(
  { dataDir, databaseUrl, demo }: SiteSettings,
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
): Promise<StartedApi> {
  return startApi({ dataDir, databaseUrl, demo, settings: readSettings(env), log });
}
