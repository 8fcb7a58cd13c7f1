import path from 'node:path';
import { readyLine } from '@birrete/example-api/site/ready-line';
import { endWithMessage, serveSite } from '@birrete/example-api/site/serve-site';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { createSite } from './site.ts';

async function main(): Promise<void> {
  const settings = readSiteSettings(process.env);
  const log = createLog(settings);
  const { apiUrl, port, hostname } = settings;
  const folder = path.resolve(import.meta.dirname, '../dist');

  serveSite({
    start: async () => {
      const api = apiUrl === undefined ? await startSiteApi(settings, process.env, log) : undefined;
      const site = createSite({ folder, api: api?.app, apiUrl });
      return { fetch: site.fetch, close: async () => api?.close() };
    },
    port,
    hostname,
    line: (address) => readyLine(settings, address),
    log,
  });
}

main().catch(endWithMessage);
