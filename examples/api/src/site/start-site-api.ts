import { type Logger, pino } from 'pino';
import { createMetrics } from '../metrics/request-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { readSettings } from '../settings.ts';
import { type StartedApi, startApi } from '../start.ts';
import type { SiteSettings } from './site-settings.ts';

/** Creates a log on standard error. Standard output has only the line with the site's address. */
export function createLog({ logLevel }: SiteSettings): Logger {
  return pino({ base: null, level: logLevel }, pino.destination(2));
}

/** Starts the reference API for this site, and serves its metrics if configured. */
export async function startSiteApi(
  { dataDir, databaseUrl, demo, schema, metrics: address }: SiteSettings,
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
): Promise<StartedApi> {
  const metrics = address && createMetrics();
  const served = address && metrics && (await serveMetrics(metrics, address));
  const settings = readSettings(env);
  const api = await startApi({
    dataDir,
    databaseUrl,
    schema,
    settings,
    log,
    metrics,
    demo: demo !== 'none',
  });
  return {
    ...api,
    async close() {
      await served?.close();
      await api.close();
    },
  };
}
