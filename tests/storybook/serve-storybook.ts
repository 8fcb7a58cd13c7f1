import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { IndexEntry } from '#storybook/map/screens.ts';

/** A story or a docs page. */
export type StorybookEntry = IndexEntry;

/** The static build on a local server. */
export interface ServedStorybook {
  readonly origin: string;
  readonly entries: readonly StorybookEntry[];
  close(): Promise<void>;
}

/** Output folder of `npm run storybook:build`. */
export const builtStorybook = path.resolve(import.meta.dirname, '../../.storybook-static');

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Schema of a build's `index.json`. */
const storybookIndex = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.picklist(['story', 'docs']),
      title: v.string(),
      name: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
});

/**
 * Reads the index of the static build.
 *
 * @param folder of the build.
 * @throws if no build exists there.
 */
export async function readEntries(folder = builtStorybook): Promise<readonly StorybookEntry[]> {
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) {
    throw new Error(`${folder} holds no Storybook. Build it with "npm run storybook:build".`);
  }
  const { entries } = v.parse(storybookIndex, JSON.parse(await readFile(file, 'utf8')));
  return Object.values(entries);
}

/** Serves the static build on a free port. @throws if no build exists. */
export async function serveStorybook(folder = builtStorybook): Promise<ServedStorybook> {
  const entries = await readEntries(folder);

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined || !file.startsWith(folder)) {
      response.writeHead(404).end();
      return;
    }
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream';
    const isHashed = pathname.startsWith('/assets/');
    response
      .writeHead(200, {
        'content-type': type,
        'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    entries,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
