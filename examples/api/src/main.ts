import { pino } from 'pino';
import { demoAdministrator, demoPassword } from './demo/demo-access.ts';
import { readSettings } from './settings.ts';
import { endWithSentence, serveSite } from './site/serve-site.ts';
import { readSiteSettings } from './site/site-settings.ts';
import { startApi } from './start.ts';

async function main(): Promise<void> {
  const { env } = process;
  const log = pino({ base: null, level: env.LOG_LEVEL || 'info' });
  const { port, hostname, dataDir, databaseUrl, demo } = readSiteSettings(env);

  const api = await startApi({ dataDir, databaseUrl, demo, log, settings: readSettings(env) });

  serveSite({
    fetch: api.app.fetch,
    port,
    hostname,
    line: (address) =>
      `API: ${address}/api${demo ? ` — ${demoAdministrator} / ${demoPassword}` : ''}`,
    close: () => api.close(),
    log,
  });
}

main().catch(endWithSentence);
