import { serveSite } from '../../api/src/site/serve-site.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createWebsite } from './website.ts';

const settings = readSiteSettings(process.env, { port: 3001, dataDir: '.data/website' });
const log = createLog(settings);
const { port, hostname } = settings;
const api = await startSiteApi(settings, process.env, log);

serveSite({
  fetch: createWebsite(api.app).fetch,
  port,
  hostname,
  line: (address) => `Universidad Metropolitana del Orinoco: ${address}`,
  close: () => api.close(),
  log,
});
