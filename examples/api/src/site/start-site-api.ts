import { type Logger, pino } from 'pino';
import { createMetrics } from '../platform/metrics/request-metrics.ts';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import { watchBackups } from '../platform/metrics/watch-backups.ts';
import { watchDatabase } from '../platform/metrics/watch-database.ts';
import type { Environment } from '../platform/settings/environment.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { readSettings } from '../platform/settings/settings.ts';
import type { SiteSettings } from './site-settings.ts';
import { type StartedApi, startApi } from './start.ts';

/** Creates a log on standard error. Standard output has only the line with the site's address. */
export function createLog({ logLevel }: SiteSettings): Logger {
  return pino({ base: null, level: logLevel }, pino.destination(2));
}

/** Starts the reference API for this site, and serves its metrics if configured. */
export async function startSiteApi(
  { dataDir, databaseUrl, demo, schema, role, metrics: address }: SiteSettings,
  env: Environment,
  log: Logger,
): Promise<StartedApi> {
  const metrics = address && createMetrics();
  const served = address && metrics && (await serveMetrics(metrics, address));
  const settings = readSettings(env);
  const api = await startApi({
    dataDir,
    databaseUrl,
    schema,
    role,
    settings,
    log,
    metrics,
    demo: demo !== 'none',
  });
  if (metrics) watchDatabase(metrics.register, api.database);
  const backups = readVariable(env, 'BIRRETE_BACKUP_FOLDER');
  if (metrics && backups) watchBackups(metrics.register, backups);
  api.database.lost.then((error) => endWithoutDatabase(error, log));
  return {
    ...api,
    async close() {
      await served?.close();
      await api.close();
    },
  };
}

/** Ends the process, so that a service manager starts another one: no call would succeed again. */
function endWithoutDatabase({ cause }: Error, log: Logger): never {
  const error = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  log.fatal({ error }, 'the embedded database has ended');
  process.exit(1);
}
