import { serveSite } from '../../api/src/site/serve-site.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';
import { createPortal } from './portal.ts';

const settings = readSiteSettings(process.env, { port: 3002, dataDir: '.data/intranet' });
const log = createLog(settings);
const { port, hostname } = settings;
const api = await startSiteApi(settings, process.env, log);

serveSite({
  fetch: createPortal(api).fetch,
  port,
  hostname,
  line: (address) => `Portal de la UMO: ${address} — mrivas / portal-demo`,
  close: () => api.close(),
  log,
});
