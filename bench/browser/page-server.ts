import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createDemoUniversity } from '#testing/university/demo-university.ts';
import { bundlePage, type PageScripts } from './bundle-page.ts';
import type { Contender } from './contenders.ts';

/** Serves the measured pages and their lists on a local port, compressed. */
export interface PageServer {
  addressOf(contender: Contender): string;
  close(): Promise<void>;
}

/** Runs in the page: records when its script could start, and when the awaited element was painted. */
function pageOf(contender: Contender, script: string): string {
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${contender.name}</title>
<meta name="viewport" content="width=device-width"><div id="root"></div>
<script>
  performance.mark('script');
  const isUsable = () => document.querySelector(${JSON.stringify(contender.usableWhen)}) !== null;
  const watch = new MutationObserver(() => {
    if (!isUsable()) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { window.usableAfter = performance.now() - performance.getEntriesByName('script')[0].startTime; };
      port2.postMessage(0);
    });
  });
  watch.observe(document, { childList: true, subtree: true });
</script>
<script type="module" src="${script}"></script></html>`;
}

/**
 * Builds each contender and serves it.
 *
 * @param lists JSON responses by path. @default the public lists of the demonstration university
 */
export async function servePages(
  contenders: readonly Contender[],
  lists: ReadonlyMap<string, string> = publicLists(),
): Promise<PageServer> {
  const pages = new Map<string, PageScripts>();
  for (const contender of contenders) {
    pages.set(slugOf(contender), await bundlePage(contender.source));
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const list = lists.get(path);
    if (list !== undefined) return respond('application/json', list);

    const [, slug = '', ...rest] = path.split('/');
    const scripts = pages.get(slug);
    const contender = contenders.find((one) => slugOf(one) === slug);
    if (scripts === undefined || contender === undefined) return respond('text/plain', '', 404);
    if (rest.join('/') === '') {
      return respond('text/html', pageOf(contender, `/${slug}/page.js`));
    }
    const script = scripts.get(rest.join('/'));
    if (script === undefined) return respond('text/plain', '', 404);
    return respond('text/javascript', script);

    function respond(type: string, body: string | Uint8Array, status = 200) {
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'content-encoding': 'gzip',
        })
        .end(gzipSync(body));
    }
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (contender) => `http://127.0.0.1:${port}/${slugOf(contender)}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function slugOf({ name }: Contender): string {
  return name.replaceAll(' ', '-');
}

function publicLists(): ReadonlyMap<string, string> {
  const university = createDemoUniversity({ today: '2026-06-15' });
  const careers = university.careers.map((career) => ({ ...career, career_type_name: 'Pregrado' }));
  return new Map([
    ['/api/public/ceremonies', JSON.stringify({ success: true, data: university.ceremonies })],
    ['/api/public/careers', JSON.stringify({ success: true, data: careers })],
    ['/api/genders', JSON.stringify({ success: true, data: university.genders })],
  ]);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
