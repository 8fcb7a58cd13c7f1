import type { Context } from 'hono';
import { answerGzip, answerStream, gzipOf, takesGzip } from '../server/answer-stream.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { type JsonList, jsonPages } from './json-pages.ts';

/** A list under the name that its copy is kept by, and the tag of its rows as they are now. */
type NamedList = { name: string; tag: string; list: JsonList };

/**
 * Answers a long list while it is read, or with the copy of who asked before. The first page is awaited, so that a
 * failure before it is still answered as one; a later one cuts the connection, and the client knows that the list is
 * not whole.
 */
export async function answerList(
  c: Context<ApiEnv>,
  services: Services,
  { name, tag, list }: NamedList,
): Promise<Response> {
  c.header('ETag', tag);
  if (isKnown(c, tag)) return c.body(null, 304);
  const make = () => listText(jsonPages(services, list));
  if (!takesGzip(c)) return answerStream(c, await withFirst(make()));
  const gzip = services.listCopies.take(name, tag, () => gzipOf(make()));
  return answerGzip(c, await withFirst(gzip));
}

async function* listText(pages: AsyncIterable<string>) {
  let before = '{"success":true,"data":[';
  for await (const page of pages) {
    yield before + page;
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/** The same, when the first of it is there. */
async function withFirst<Part>(parts: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

/** Whether the caller has the list as it is. Tags of lists are weak: they speak of the rows, not of the bytes. */
function isKnown(c: Context<ApiEnv>, tag: string): boolean {
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((entry) => entry.trim());
  return known?.includes(tag) === true || known?.includes('*') === true;
}
