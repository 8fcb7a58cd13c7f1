import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { closeOnSignals } from '../server/close-on-signals.ts';
import type { Log } from '../server/services.ts';

/** What is served, and where. */
export interface ServedSite {
  readonly fetch: Parameters<typeof serve>[0]['fetch'];
  readonly port: number;
  readonly hostname: string;
  /** The line that is printed when the site can be opened at this address. */
  readonly line: (address: string) => string;
  /** Runs after the last request, on SIGTERM and SIGINT. */
  readonly close: () => Promise<void>;
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

/** Serves a site until a signal ends it. A port that cannot be had ends the process with one sentence. */
export function serveSite({ fetch, port, hostname, line, close, log }: ServedSite): void {
  const server = serveWithin(arrival, { fetch, port, hostname }, (at) => {
    process.stdout.write(`${line(siteAddress(hostname, at.port))}\n`);
  });
  endOnError(server);
  closeOnSignals(server, close, log);
}

/** Listens, with limits to what requests that don't arrive can hold. */
export function serveWithin(
  { mostConnections, ...times }: typeof arrival,
  options: Pick<ServedSite, 'fetch' | 'port' | 'hostname'>,
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
