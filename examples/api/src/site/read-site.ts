import { pino } from 'pino';
import type { Environment } from '../platform/settings/environment.ts';
import { readEnvironment } from '../platform/settings/read-environment.ts';
import { readVariable } from '../platform/settings/read-variable.ts';
import { demoAdministrator, demoPassword } from './demo/demo-access.ts';
import type { ServedSite } from './serve-site.ts';
import { readSiteSettings } from './site-settings.ts';
import { startSiteApi } from './start-site-api.ts';

/**
 * Reads a site that is the API alone from the variables of a process.
 * @throws Error that names the variable if a value is invalid
 */
export function readSite(variables: Environment): ServedSite {
  const env = readEnvironment(variables);
  const log = pino({ base: null, level: readVariable(env, 'LOG_LEVEL') });
  const settings = readSiteSettings(env);
  const { port, hostname, demo, drainSeconds } = settings;
  return {
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
  };
}
