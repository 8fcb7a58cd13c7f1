import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

/** A host's page without React. */
export interface EmbedPage {
  readonly html: string;
  /** Content-Security-Policy. @default none */
  readonly policy?: string;
}

/** A static site with the built script under /birrete and an API under /api. */
export interface EmbedSite {
  readonly address: string;
  stop(): Promise<void>;
}

const script = path.resolve(import.meta.dirname, '../../../dist/embed');

/** The script tag, with the path on this site. */
export const scriptTag = '<script type="module" src="/birrete/birrete-embed.js"></script>';

/** An HTML page around elements. */
export function pageWith(body: string, head = scriptTag): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Grados</title>${head}</head><body>${body}</body></html>`;
}

/** A sandboxed page has an opaque origin, and needs CORS for scripts and answers. */
const forAll = { 'access-control-allow-origin': '*' };

/** Serves pages by path. @param api origin that answers the calls */
export async function startEmbedSite(
  pages: Readonly<Record<string, EmbedPage>>,
  api: string,
): Promise<EmbedSite> {
  const server = createServer((request, response) => {
    answer(request, response, pages, api).catch((cause: unknown) => {
      response.writeHead(500).end(String(cause));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The site has no port.');
  return {
    address: `http://127.0.0.1:${at.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Readonly<Record<string, EmbedPage>>,
  api: string,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  if (pathname.startsWith('/api/')) return forward(request, response, api);
  if (pathname.startsWith('/birrete/')) {
    const file = path.join(script, path.posix.normalize(pathname.slice('/birrete/'.length)));
    return void response
      .writeHead(200, { ...forAll, 'content-type': 'text/javascript' })
      .end(await readFile(file));
  }
  const page = pages[pathname];
  if (page === undefined) return void response.writeHead(404).end();
  const policy = page.policy === undefined ? {} : { 'content-security-policy': page.policy };
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(page.html);
}

async function forward(request: IncomingMessage, response: ServerResponse, api: string) {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
  const answered = await fetch(api + request.url, {
    method: request.method ?? 'GET',
    headers: { 'content-type': type, ...(authorization === '' ? {} : { authorization }) },
    ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
  });
  const answeredType = answered.headers.get('content-type') ?? 'application/json';
  const headers = { ...forAll, 'content-type': answeredType };
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
}
