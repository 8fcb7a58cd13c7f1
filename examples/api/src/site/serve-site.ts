import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { refusals } from 'birrete/contract';
import type { Log } from '../platform/logging/log.ts';
import type { DemoData } from './demo/demo-data.ts';
import { earlyHeaders } from './early-headers.ts';
import { localOnly } from './local-only.ts';
import { closeOnSignals, createDrain } from './shutdown.ts';
import { startingMessages } from './starting.messages.ts';

/** A site that is ready. */
export interface StartedSite {
  readonly fetch: Fetch;
  /** Runs after the last request, on SIGTERM and SIGINT. */
  readonly close: () => Promise<void>;
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** A site to serve, and its address. */
export interface ServedSite {
  /** Opens the database and creates the app. */
  readonly start: () => Promise<StartedSite>;
  readonly port: number;
  readonly hostname: string;
  /** Demo data that nobody asked for limit the site to requests from this machine. */
  readonly demo: DemoData;
  /** The line to print when the site is ready at this address. */
  readonly line: (address: string) => string;
  /** Seconds between a signal and the end, in which the readiness check fails. Default 0. */
  readonly drainSeconds?: number;
  readonly log: Log;
}

/**
 * Limits for clients: timeouts in milliseconds, and connections. Bodies have at most 64 KiB, so a slower client is broken
 * or blocks connections on purpose, and so does a client that does not read its answer. Node's defaults are five minutes
 * for a request, and no limit for an answer and for connections.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** Time without progress in either direction. A report can take a minute before its answer begins. */
  idleTimeout: 120_000,
  maxConnections: 2_000,
};

/**
 * Serves a site until a signal ends it. It listens before the site starts, so that a balancer gets 503 while migrations
 * run. If the port is not available or the start fails, it prints the message and ends the process.
 */
export function serveSite({
  start,
  port,
  hostname,
  demo,
  line,
  drainSeconds = 0,
  log,
}: ServedSite): void {
  let starting: Promise<StartedSite> | undefined;
  let fetch: Fetch = answerStarting;
  const drain = createDrain(drainSeconds);
  const answer: Fetch = (request, env) => drain.answer(request) ?? fetch(request, env);
  const server = serveWithin(limits, { fetch: answer, port, hostname }, (at) => {
    starting = openSite({ start, demo });
    starting.then((site) => {
      fetch = site.fetch;
      process.stdout.write(`${line(siteAddress(hostname, at.port))}\n`);
    }, endWithMessage);
  });
  endOnError(server);
  closeOnSignals(server, async () => (await starting)?.close(), log, drain.begin);
}

/** Starts a site, which answers this machine only if it has demo data that nobody asked for. */
export async function openSite({
  start,
  demo,
}: Pick<ServedSite, 'start' | 'demo'>): Promise<StartedSite> {
  const site = await start();
  return demo === 'this-machine' ? { ...site, fetch: localOnly(site.fetch) } : site;
}

/**
 * Answers requests before the site has started: 503, except for the liveness check. Browsers get a page that reloads
 * automatically.
 */
export function answerStarting(request: Request): Response {
  if (new URL(request.url).pathname === '/api/health/live') {
    return Response.json({ success: true }, { headers: earlyHeaders() });
  }
  const retry = { 'Retry-After': '2' };
  if (request.headers.get('accept')?.includes('text/html')) {
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    const headers = { ...retry, ...type, ...earlyHeaders(startingStyle) };
    return new Response(startingPage, { status: 503, headers });
  }
  const body = { success: false, error: refusals.unavailable.message };
  return Response.json(body, { status: 503, headers: { ...retry, ...earlyHeaders() } });
}

const startingStyle =
  'body { font: 1.125rem/1.5 system-ui, sans-serif; max-inline-size: 30rem; margin: 20vh auto; padding-inline: 1rem } h1 { font-size: 1.5rem }';

const startingPage = `<!doctype html>
<html lang="es">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="1">
<title>${startingMessages.title}</title>
<style>${startingStyle}</style>
<h1>${startingMessages.title}</h1>
<p>${startingMessages.text}</p>
`;

/** Listens with limits for incomplete requests and unread answers. */
export function serveWithin(
  { maxConnections, idleTimeout, ...times }: typeof limits,
  options: Pick<ServedSite, 'port' | 'hostname'> & { fetch: Fetch },
  onOpen: (at: AddressInfo) => void,
): ServerType {
  const server = serve({ ...options, serverOptions: times }, onOpen);
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeout);
  return server;
}

/** Prints the message of a server error, such as a port in use, and ends the process. */
export function endOnError(server: Pick<ServerType, 'on'>): void {
  server.on('error', endWithMessage);
}

/** Prints the message of an error without its stack, and ends the process. */
export function endWithMessage(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Formats an address, with brackets for IPv6. */
export function siteAddress(hostname: string, port: number): string {
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}
