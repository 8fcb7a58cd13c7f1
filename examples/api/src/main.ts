import { pino } from 'pino';
import { readEnvironment } from './platform/settings/read-environment.ts';
import { readVariable } from './platform/settings/read-variable.ts';
import { demoAdministrator, demoPassword } from './site/demo/demo-access.ts';
import { endWithMessage, serveSite } from './site/serve-site.ts';
import { readSiteSettings } from './site/site-settings.ts';
import { startSiteApi } from './site/start-site-api.ts';

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const log = pino({ base: null, level: readVariable(env, 'LOG_LEVEL') });
  const settings = readSiteSettings(env);
  const { port, hostname, demo, drainSeconds } = settings;

  serveSite({
    start: async () => {
      const { app, close } = await startSiteApi(settings, env, log);
      return { fetch: app.fetch, close };
    },
    port,
    hostname,
    demo,
    drainSeconds,
    line: (address) =>
      `API: ${address}/api${demo === 'none' ? '' : ` — ${demoAdministrator} / ${demoPassword}`}`,
    log,
  });
}

main().catch(endWithMessage);
