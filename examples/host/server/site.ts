import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrivacySettings } from '@birrete/example-api/platform/settings/privacy-settings';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { type ApiOffer, fillPage } from '../site-page.ts';
import type { CallApi } from './api-lists.ts';
import type { PageSettings, ReadContent } from './rendered-pages.ts';

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
  /** Addresses for /.well-known/security.txt. Default none. */
  readonly securityContacts?: readonly string[];
  /** True if the site serves `/verificar`. Default false: the path leads to the home page, as any other. */
  readonly verification?: boolean | undefined;
  /** The information about personal data, which the wizard shows. Default none. */
  readonly privacy?: PrivacySettings | undefined;
  /** The rendered content of the public pages. Default none: the browser renders them. */
  readonly readContent?: ReadContent;
}

/** Pages that no search engine may list: the links of receipts and titles contain codes, and perhaps a key. */
const unlisted = /^\/(?:estado|verificar|admin|login)(?:\/|$)/;

/** Crawlers may request /estado, because only then do they learn that it must not be listed. */
const robotsFile = 'User-agent: *\nDisallow: /api/\n';

/** The whole site on one port: the API, the built files, and the page for all other paths, which the browser routes. */
export function createSite({
  folder,
  api,
  apiUrl,
  securityContacts = [],
  verification = false,
  privacy,
  readContent,
}: SiteParts): Hono<SiteEnv> {
  const template = readTemplate(folder);
  const site = new Hono<SiteEnv>();

  if (api !== undefined) site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  site.use(
    secureHeaders({ strictTransportSecurity: false, xFrameOptions: 'DENY' }),
    limitDevices(verification),
    refuseFrames,
  );
  if (api === undefined) site.all('/api/*', (c) => c.notFound());
  const assets = serveStatic<SiteEnv>({ root: folder, precompressed: true });
  site.get('/robots.txt', (c) => c.text(robotsFile));
  site.get('/assets/*', keepForEver, assets, (c) => c.notFound());
  if (securityContacts.length > 0) {
    site.get('/.well-known/security.txt', (c) =>
      c.text(securityText(securityContacts, new Date())),
    );
  }
  // Machines ask for these files; the page would look like one.
  site.get('/.well-known/*', (c) => c.notFound());
  let offer: Promise<ApiOffer> | undefined;
  site.get('*', compress(), async (c) => {
    offer ??= readOffer(c, api);
    return sendPage(c, {
      template,
      apiUrl,
      verification,
      privacy: privacyOfWizard(privacy),
      offer: await offer,
      readContent,
      callApi: callsOf(c, api, apiUrl),
    });
  });
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

/** The provider's `privacy`, in JSON. */
function privacyOfWizard(privacy: PrivacySettings | undefined): string {
  if (privacy === undefined) return '';
  const { kind, href, text, minors } = privacy;
  return JSON.stringify({
    kind,
    href,
    text: text?.content,
    version: text?.version,
    minorsAge: minors?.age,
    minorsText: minors?.text,
  });
}

interface PageParts {
  readonly template: string;
  readonly apiUrl: string | undefined;
  readonly offer: ApiOffer;
  readonly verification: boolean;
  readonly privacy: string;
  readonly readContent: ReadContent | undefined;
  readonly callApi: CallApi;
}

/** Each response has another nonce, so it must not be cached. */
async function sendPage(c: Context<SiteEnv>, parts: PageParts) {
  const { template, apiUrl = '', readContent, callApi, ...values } = parts;
  const content = await readContent?.(c.req.path, settingsOf(parts), callApi);
  const robots = unlisted.test(c.req.path) ? 'noindex' : 'all';
  if (robots === 'noindex') c.header('x-robots-tag', 'noindex, nofollow, noarchive');
  const nonce = randomBytes(16).toString('base64');
  c.header('content-security-policy', contentPolicy(nonce, parts.apiUrl));
  c.header('cache-control', 'no-store');
  return c.html(fillPage(template, { nonce, apiUrl, robots, ...values }, content));
}

/** The values that the page carries for its scripts. */
function settingsOf({ apiUrl = '', offer, verification, privacy }: PageParts): PageSettings {
  return { api: apiUrl, ...offer, verification: verification ? 'on' : 'off', privacy };
}

/**
 * Reads the extras of the API for the page, whose sign-in form then needs no request to show its buttons. Calls the path
 * of the OpenID provider, whose response has the name; every response has the header.
 */
async function readOffer(c: Context<SiteEnv>, api: ApiApp | undefined): Promise<ApiOffer> {
  if (api === undefined) return { extras: '', account: '' };
  const answer = await callsOf(c, api)('/api/auth/openid');
  const { data } = answer.ok ? await answer.json() : { data: undefined };
  return { extras: answer.headers.get('birrete-extras') ?? '', account: data?.label ?? '' };
}

/** Calls the API of this process, or the one at `apiUrl`, for a page. */
function callsOf(c: Context<SiteEnv>, api: ApiApp | undefined, apiUrl = ''): CallApi {
  return (path) =>
    api === undefined
      ? fetch(apiUrl + path, { signal: AbortSignal.timeout(10_000) })
      : api.fetch(new Request(new URL(path, c.req.url)), c.env);
}

/** The site needs no microphone or location, and a camera only to scan the QR codes of titles. */
function limitDevices(verification: boolean) {
  const camera = verification ? '(self)' : '()';
  return async (c: Context, next: () => Promise<void>) => {
    await next();
    c.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=()`);
  };
}

/** Scripts, styles and texts need no other policy, but no page may show them in a frame either. */
async function refuseFrames(c: Context, next: () => Promise<void>) {
  await next();
  if (!c.res.headers.has('content-security-policy'))
    c.header('content-security-policy', "frame-ancestors 'none'");
}

/**
 * The page's Content-Security-Policy: scripts and styles of this site only, with a nonce; calls to this site and the
 * API; no frames; trusted types.
 *
 * @param apiUrl the API's address, if it has another origin
 */
function contentPolicy(nonce: string, apiUrl: string | undefined): string {
  const connections = apiUrl === undefined ? "'self'" : `'self' ${new URL(apiUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const quarter = 90 * 86_400_000;

/** Writes the site's security.txt (RFC 9116). It expires, so each response renews its date. */
function securityText(contacts: readonly string[], now: Date): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + quarter).toISOString()}`,
    'Preferred-Languages: es, en',
  ];
  return `${lines.join('\n')}\n`;
}
