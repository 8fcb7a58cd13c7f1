import { withSecrets } from '@birrete/example-api/platform/settings/secrets';
import { endWithMessage, serveSite } from '@birrete/example-api/site/serve-site';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { createPortal } from './portal.ts';

async function main(): Promise<void> {
  const env = withSecrets(process.env);
  const settings = readSiteSettings(env, { port: 3002, dataDir: '.data/intranet' });
  const log = createLog(settings);
  const { port, hostname, demo, drainSeconds } = settings;

  serveSite({
    start: async () => {
      const api = await startSiteApi(settings, env, log);
      return { fetch: createPortal(api).fetch, close: api.close };
    },
    port,
    hostname,
    demo,
    drainSeconds,
    line: (address) => `Portal de la UMO: ${address} — mrivas / portal-demo`,
    log,
  });
}

main().catch(endWithMessage);
