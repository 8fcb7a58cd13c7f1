import type { Finding } from './finding.ts';

/** Time limit of a response, in milliseconds. */
const answerTimeoutMs = 5_000;

/** Requests addresses that only the page's router knows, as a reload would. */
export async function checkLinks(
  page: Document,
  deepLinks: readonly string[],
): Promise<readonly Finding[]> {
  const found = await Promise.all(deepLinks.map((link) => checkLink(page, link)));
  return found.flat();
}

async function checkLink(page: Document, link: string): Promise<readonly Finding[]> {
  try {
    const address = new URL(link, page.baseURI).href;
    const answer = await fetch(address, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!answer.ok) return [{ kind: 'deep-link-missing', address, status: answer.status }];
    return loadsSameScripts(page, await answer.text())
      ? []
      : [{ kind: 'deep-link-elsewhere', address }];
  } catch {
    return [];
  }
}

/** A single-page application has one entry point: one script in common with this page is enough. */
function loadsSameScripts(page: Document, html: string): boolean {
  const scripts = [...page.querySelectorAll('script[src]')].map((script) =>
    scriptFile(script.getAttribute('src') ?? ''),
  );
  return scripts.length === 0 || scripts.some((file) => html.includes(file));
}

/** The file name alone, because pages in other folders refer to the same file by another path. */
function scriptFile(source: string): string {
  return source.split(/[?#]/)[0]?.split('/').at(-1) ?? source;
}

const tolerance = 5;

/** Servers send the time with each response; only the page's own server's is readable. */
export async function checkClock(page: Document): Promise<readonly Finding[]> {
  try {
    const answer = await fetch(page.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const serverTime = Date.parse(answer.headers.get('date') ?? '');
    const minutes = Math.round(Math.abs(Date.now() - serverTime) / 60_000);
    return minutes > tolerance ? [{ kind: 'clock-wrong', minutes }] : [];
  } catch {
    return [];
  }
}
