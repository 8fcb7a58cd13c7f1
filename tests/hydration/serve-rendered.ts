import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { graduationHandlers } from 'birrete/testing';
import { build } from 'esbuild';
import { getResponse } from 'msw';

type Renderer = typeof import('./render.tsx');

/** Pages rendered on a server without a browser, and the scripts that hydrate them. */
export interface RenderedSite {
  readonly origin: string;
  /** Calls that the fake API has answered, in order: 'GET /api/genders'. */
  readonly calls: readonly string[];
  /** The server's response, before any script runs. */
  htmlOf(name: string): string;
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the pages for server and browser, in React's development mode, which reports every mismatch, and serves them
 * beside a fake API.
 */
export async function serveRendered(): Promise<RenderedSite> {
  // Inside the project, so that the server finds the imported packages.
  const folder = await mkdtemp(path.join(root, 'node_modules/.hydration-'));
  const common = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  } as const;
  const server = path.join(folder, 'server.mjs');
  await build({
    ...common,
    entryPoints: ['tests/hydration/render.tsx'],
    outfile: server,
    platform: 'node',
    packages: 'external',
  });
  await build({
    ...common,
    entryPoints: ['tests/hydration/hydrate.tsx'],
    outfile: path.join(folder, 'browser/hydrate.js'),
    platform: 'browser',
    // In one file: as 130 modules, each page takes three seconds longer.
    minify: true,
  });
  const { renderPage }: Renderer = await import(server);

  const script = await readFile(path.join(folder, 'browser/hydrate.js'));
  const calls: string[] = [];
  const handlers = graduationHandlers();
  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (pathname.startsWith('/api/')) {
      calls.push(`${request.method} ${pathname}`);
      await answerFake(handlers, request, response);
      return;
    }
    if (pathname === '/hydrate.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const name = pathname.split('/')[1] ?? '';
    const { styles, html } = renderPage(name);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><html lang="es"><meta charset="utf-8"><title>${name}</title>${styles}
<link rel="icon" href="data:,"><div id="root" data-page="${name}">${html}</div>
<script type="module" src="/hydrate.js"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    htmlOf: (name) => renderPage(name).html,
    close: async () => {
      await new Promise((resolve) => site.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

async function answerFake(
  handlers: ReturnType<typeof graduationHandlers>,
  { url, method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { authorization = '' } = headers;
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: { authorization },
  });
  const answer = await getResponse(handlers, request);
  response.writeHead(answer?.status ?? 500).end(await answer?.text());
}
