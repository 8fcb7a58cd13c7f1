import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { refusals } from 'birrete/contract';
import { closeOnSignals } from '../server/close-on-signals.ts';
import type { Log } from '../server/services.ts';
import { startingMessages } from './starting.messages.ts';

/** A site that can be opened. */
export interface StartedSite {
  readonly fetch: Fetch;
  /** Runs after the last request, on SIGTERM and SIGINT. */
  readonly close: () => Promise<void>;
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** What is served, and where. */
export interface ServedSite {
  /** Opens the database and what stands on it. */
  readonly start: () => Promise<StartedSite>;
  readonly port: number;
  readonly hostname: string;
  /** The line that is printed when the site can be opened at this address. */
  readonly line: (address: string) => string;
  readonly log: Log;
}

/**
 * How long a request may take to arrive, in milliseconds, and how many may be under way. The largest body is 64 KiB:
 * whoever needs longer has no line, or holds connections on purpose. Node would wait five minutes, for any number.
 */
const arrival = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  mostConnections: 2_000,
};

/**
 * Serves a site until a signal ends it. It listens before it starts, so that a balancer is told to wait while migrations
 * run. A port that cannot be had, and a start that fails, end the process with one sentence.
 */
export function serveSite({ start, port, hostname, line, log }: ServedSite): void {
  let starting: Promise<StartedSite> | undefined;
  let fetch: Fetch = answerStarting;
  const answer: Fetch = (request, env) => fetch(request, env);
  const server = serveWithin(arrival, { fetch: answer, port, hostname }, (at) => {
    starting = start();
    starting.then((site) => {
      fetch = site.fetch;
      process.stdout.write(`${line(siteAddress(hostname, at.port))}\n`);
    }, endWithSentence);
  });
  endOnError(server);
  closeOnSignals(server, async () => (await starting)?.close(), log);
}

/**
 * What is answered before the site has started: 503, but to the question whether the process lives. A browser that opens
 * a page shows a sentence, and asks again by itself.
 */
export function answerStarting(request: Request): Response {
  if (new URL(request.url).pathname === '/api/health/live') {
    return Response.json({ success: true });
  }
  const status = { status: 503, headers: { 'Retry-After': '2' } };
  if (request.headers.get('accept')?.includes('text/html')) {
    const headers = { ...status.headers, 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(startingPage, { ...status, headers });
  }
  return Response.json({ success: false, error: refusals.unavailable.message }, status);
}

const startingPage = `<!doctype html>
<html lang="es">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="1">
<title>${startingMessages.title}</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-inline-size: 30rem; margin: 20vh auto; padding-inline: 1rem } h1 { font-size: 1.5rem }</style>
<h1>${startingMessages.title}</h1>
<p>${startingMessages.text}</p>
`;

/** Listens, with limits to what requests that don't arrive can hold. */
export function serveWithin(
  { mostConnections, ...times }: typeof arrival,
  options: Pick<ServedSite, 'port' | 'hostname'> & { fetch: Fetch },
  onOpen: (at: AddressInfo) => void,
): ServerType {
  const server = serve({ ...options, serverOptions: times }, onOpen);
  server.maxConnections = mostConnections;
  return server;
}

/** Ends the process with the error's sentence, for whoever typed the command. */
export function endOnError(server: Pick<ServerType, 'on'>): void {
  server.on('error', endWithSentence);
}

/** Ends the process with what an error says, without its stack: a setting is mended by its sentence. */
export function endWithSentence(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** An IPv6 address is written in brackets. */
export function siteAddress(hostname: string, port: number): string {
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}
