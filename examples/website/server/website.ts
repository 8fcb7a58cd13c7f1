import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strictPolicy } from '@birrete/example-api/site/strict-policy';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { createPrinter } from './print-form.ts';

type WebsiteEnv = { Bindings: HttpBindings };

/** Answers the paths under /api. */
interface ApiApp {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
}

const pages = path.resolve(import.meta.dirname, '../pages');
const embed = fileURLToPath(new URL('dist/embed', import.meta.resolve('birrete/package.json')));

/**
 * The website: static files as any web server would send them, and the API under /api. The built elements are under
 * /birrete, where a webmaster would have copied them.
 *
 * @throws if the package has not been built
 */
export function createWebsite(api: ApiApp): Hono<WebsiteEnv> {
  if (!existsSync(embed)) {
    throw new Error('The package is not built. Run "npm run example:website", or "npm run build".');
  }
  const site = new Hono<WebsiteEnv>();
  site.use('/api/*', compress());
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  site.use(secureHeaders({ strictTransportSecurity: false, xFrameOptions: 'DENY' }), keepPolicy);
  const fromEmbed = (at: string) => at.replace(/^\/birrete/, '');
  const printed = createPrinter(path.join(pages, 'tramites/titulo/index.html'));
  site.get('/tramites/titulo/', async (c, next) => {
    const page = await printed(addressOf(c.env.incoming.socket));
    if (page === undefined) return next();
    c.header(
      'content-security-policy',
      strictPolicy.replace("style-src 'self'", `$& ${page.styleHash}`),
    );
    return c.html(page.html);
  });
  site.get('/birrete/*', serveStatic({ root: embed, rewriteRequestPath: fromEmbed }));
  site.get('*', serveStatic({ root: pages }), (c) => c.text('No existe esta página.', 404));
  return site;
}

async function keepPolicy(c: Context, next: () => Promise<void>) {
  await next();
  if (!c.res.headers.has('content-security-policy')) {
    c.header('content-security-policy', strictPolicy);
  }
}

/** The address at which the website itself answers. */
function addressOf({ localAddress = '', localPort }: Socket): string {
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
