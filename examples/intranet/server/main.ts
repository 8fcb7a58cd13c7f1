import { endWithMessage, serveSite } from '@birrete/example-api/site/serve-site';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { createPortal } from './portal.ts';

async function main(): Promise<void> {
  const settings = readSiteSettings(process.env, { port: 3002, dataDir: '.data/intranet' });
  const log = createLog(settings);
  const { port, hostname } = settings;

  serveSite({
    start: async () => {
      const api = await startSiteApi(settings, process.env, log);
      return { fetch: createPortal(api).fetch, close: api.close };
    },
    port,
    hostname,
    line: (address) => `Portal de la UMO: ${address} — mrivas / portal-demo`,
    log,
  });
}

main().catch(endWithMessage);
