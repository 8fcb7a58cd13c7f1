import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';

type Renderer = typeof import('./render.tsx');

/** Pages rendered on a server without a browser, and the scripts that hydrate them. */
export interface RenderedSite {
  readonly origin: string;
  /** The server's response, before any script runs. */
  htmlOf(name: string): string;
  close(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the pages for server and browser, in React's development mode, which reports every mismatch, and serves them.
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
    entryPoints: { hydrate: 'tests/hydration/hydrate.tsx' },
    outdir: path.join(folder, 'browser'),
    platform: 'browser',
    splitting: true,
  });
  const { renderPage }: Renderer = await import(server);

  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    if (pathname.endsWith('.js')) {
      const script = await readFile(path.join(folder, 'browser', path.basename(pathname)));
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
    htmlOf: (name) => renderPage(name).html,
    close: async () => {
      await new Promise((resolve) => site.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
