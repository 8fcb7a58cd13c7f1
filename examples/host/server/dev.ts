import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { closeOnSignals } from '../../api/src/server/close-on-signals.ts';
import { readyLine } from '../../api/src/site/ready-line.ts';
import { endOnError, siteAddress } from '../../api/src/site/serve-site.ts';
import { readSiteSettings } from '../../api/src/site/site-settings.ts';
import { createLog, startSiteApi } from '../../api/src/site/start-site-api.ts';

/** The same site with hot reload: Vite serves the pages from source. No policy is sent, since Vite's own scripts are inline. */
const settings = readSiteSettings(process.env);
const log = createLog(settings);
const api =
  settings.apiUrl === undefined ? await startSiteApi(settings, process.env, log) : undefined;

const server = createServer();
const vite = await createVite({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  appType: 'spa',
  server: { middlewareMode: true, hmr: { server } },
});

const answerApi = api && getRequestListener(api.app.fetch);
server.on('request', (request, response) => {
  const isApi = request.url === '/api' || request.url?.startsWith('/api/') === true;
  if (isApi && answerApi !== undefined) void answerApi(request, response);
  else vite.middlewares(request, response);
});
server.listen(settings.port, settings.hostname, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log(readyLine(settings, siteAddress(settings.hostname, port)));
});
endOnError(server);

closeOnSignals(
  server,
  async () => {
    await vite.close();
    await api?.close();
  },
  log,
);
