import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StartedApi } from '@birrete/example-api/site/start';
import { strictPolicy } from '@birrete/example-api/site/strict-policy';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { portalRoutes } from './portal-routes.ts';

type PortalEnv = { Bindings: HttpBindings };

const folder = path.resolve(import.meta.dirname, '../dist');

/**
 * The portal on one port: the graduation API under /api, the portal's endpoints under /portal/api, its files, and its
 * page for all other paths, so that deep links into the console survive a reload.
 *
 * @throws if the portal has not been built
 */
export function createPortal(api: StartedApi): Hono<PortalEnv> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('The portal is not built. Run "npm run example:intranet".');
  }
  const portal = new Hono<PortalEnv>();
  portal.use('/api/*', compress());
  portal.all('/api/*', (c) => api.app.fetch(c.req.raw, c.env));
  portal.use(secureHeaders({ strictTransportSecurity: false, xFrameOptions: 'DENY' }), sendPolicy);
  portal.route('/portal/api', portalRoutes(api));
  portal.get('/assets/*', serveStatic({ root: folder }), (c) => c.notFound());
  portal.get('*', serveStatic({ root: folder, path: 'index.html' }));
  return portal;
}

async function sendPolicy(c: Context, next: () => Promise<void>) {
  await next();
  c.header('content-security-policy', strictPolicy);
}
