import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { fillPage } from '../site-page.ts';
import { contentPolicy } from './content-policy.ts';

type SiteEnv = { Bindings: HttpBindings };

/** Answers the paths under /api. */
interface ApiApp {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
}

interface SiteParts {
  /** Output folder of `vite build`. */
  readonly folder: string;
  /** The API of this process, or undefined if the pages call `apiUrl`. */
  readonly api: ApiApp | undefined;
  readonly apiUrl: string | undefined;
}

/** The whole site on one port: the API, the built files, and the page for all other paths, which the browser routes. */
export function createSite({ folder, api, apiUrl }: SiteParts): Hono<SiteEnv> {
  const template = readTemplate(folder);
  const site = new Hono<SiteEnv>();

  if (api === undefined) {
    site.all('/api/*', (c) => c.notFound());
  } else {
    site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  }
  site.use(secureHeaders({ strictTransportSecurity: false, xFrameOptions: 'DENY' }), denyDevices);
  const assets = serveStatic<SiteEnv>({ root: folder, precompressed: true });
  site.get('/assets/*', keepForEver, assets, (c) => c.notFound());
  const extrasOf = announcedExtras(api);
  site.get('*', async (c) => sendPage(c, template, { apiUrl, extras: await extrasOf(c) }));
  return site;
}

function readTemplate(folder: string): string {
  const file = path.join(folder, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    'The site is not built. Run "npm start", or "npm run build && npm run build -w @birrete/example-host".',
  );
}

/** Asset names contain a hash of their content, so assets are immutable. */
async function keepForEver(c: Context, next: () => Promise<void>) {
  await next();
  if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
}

/**
 * Returns a function that reads the extras which the API of this process announces, so that the page knows them before
 * its first call.
 */
function announcedExtras(api: ApiApp | undefined): (c: Context<SiteEnv>) => Promise<string> {
  let extras = '';
  return async (c) => {
    if (api === undefined || extras !== '') return extras;
    const request = new Request(new URL('/api/health/live', c.req.url));
    extras = (await api.fetch(request, c.env)).headers.get('birrete-extras') ?? '';
    return extras;
  };
}

interface PageContent {
  readonly apiUrl: string | undefined;
  readonly extras: string;
}

/** Each response has another nonce, so it must not be cached. */
function sendPage(c: Context<SiteEnv>, template: string, { apiUrl, extras }: PageContent) {
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', contentPolicy(nonce, apiUrl));
  c.header('cache-control', 'no-store');
  return c.html(fillPage(template, { nonce, apiUrl: apiUrl ?? '', extras }));
}

/** The site needs no camera, microphone or location. */
async function denyDevices(c: Context, next: () => Promise<void>) {
  await next();
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
}
