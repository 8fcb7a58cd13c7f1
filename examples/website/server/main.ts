import { serve } from '@hono/node-server';
import { closeOnSignals } from '../../api/src/server/close-on-signals.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createWebsite } from './website.ts';

const settings = readSiteSettings(process.env, { port: 3001, dataDir: '.data/website' });
const log = createLog(settings);
const api = await startSiteApi(settings, process.env, log);
const site = createWebsite(api.app);

const { port, hostname } = settings;
const server = serve({ fetch: site.fetch, port, hostname }, (at) => {
  console.log(`Universidad Metropolitana del Orinoco: http://${hostname}:${at.port}`);
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
closeOnSignals(server, () => api.close(), log);
