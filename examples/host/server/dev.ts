import { createServer } from 'node:http';
import path from 'node:path';
import { localOnly } from '@birrete/example-api/site/local-only';
import { readyLine } from '@birrete/example-api/site/ready-line';
import { endOnError, siteAddress } from '@birrete/example-api/site/serve-site';
import { closeOnSignals } from '@birrete/example-api/site/shutdown';
import { readSiteSettings } from '@birrete/example-api/site/site-settings';
import { createLog, startSiteApi } from '@birrete/example-api/site/start-site-api';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';

/**
 * The site with hot reload: Vite serves the pages from source, and the server imports the built package. Without a
 * policy, because Vite's scripts are inline.
 */
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

const fetchApi =
  settings.demo === 'this-machine' && api ? localOnly(api.app.fetch) : api?.app.fetch;
const answerApi = fetchApi && getRequestListener(fetchApi);
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
