import { serve } from '@hono/node-server';
import { closeOnSignals } from '../../api/src/server/close-on-signals.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createPortal } from './portal.ts';

const settings = readSiteSettings(process.env, { port: 3002, dataDir: '.data/intranet' });
const log = createLog(settings);
const api = await startSiteApi(settings, process.env, log);
const portal = createPortal(api);

const { port, hostname } = settings;
const server = serve({ fetch: portal.fetch, port, hostname }, (at) => {
  console.log(`Portal de la UMO: http://${hostname}:${at.port} — mrivas / portal-demo`);
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
closeOnSignals(server, () => api.close(), log);
