import { endWithMessage, serveSite } from '@birrete/example-api/site/serve-site';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { createWebsite } from './website.ts';

async function main(): Promise<void> {
  const settings = readSiteSettings(process.env, { port: 3001, dataDir: '.data/website' });
  const log = createLog(settings);
  const { port, hostname } = settings;

  serveSite({
    start: async () => {
      const api = await startSiteApi(settings, process.env, log);
      return { fetch: createWebsite(api.app).fetch, close: api.close };
    },
    port,
    hostname,
    line: (address) => `Universidad Metropolitana del Orinoco: ${address}`,
    log,
  });
}

main().catch(endWithMessage);
