import path from 'node:path';
import { serve } from '@hono/node-server';
import { closeOnSignals } from '../../api/src/server/close-on-signals.ts';
import { readyLine } from '../../api/src/site/ready-line.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createSite } from './site.ts';

const settings = readSiteSettings(process.env);
const log = createLog(settings);
const { apiUrl, port, hostname } = settings;
const folder = path.resolve(import.meta.dirname, '../dist');

const api = apiUrl === undefined ? await startSiteApi(settings, process.env, log) : undefined;
const site = createSite({ folder, api: api?.app, apiUrl });

const server = serve({ fetch: site.fetch, port, hostname }, (at) => {
  console.log(readyLine(settings, at.port));
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
closeOnSignals(server, async () => api?.close(), log);
