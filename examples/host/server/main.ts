import path from 'node:path';
import { readyLine } from '../../api/src/site/ready-line.ts';
import { serveSite } from '../../api/src/site/serve-site.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createSite } from './site.ts';

const settings = readSiteSettings(process.env);
const log = createLog(settings);
const { apiUrl, port, hostname } = settings;
const folder = path.resolve(import.meta.dirname, '../dist');

const api = apiUrl === undefined ? await startSiteApi(settings, process.env, log) : undefined;
const site = createSite({ folder, api: api?.app, apiUrl });

serveSite({
  fetch: site.fetch,
  port,
  hostname,
  line: (address) => readyLine(settings, address),
  close: async () => api?.close(),
  log,
});
