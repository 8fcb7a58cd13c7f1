import type { Context } from 'hono';
import { answerGzip, answerStream, gzipOf, takesGzip } from '#platform/http/answer-stream.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { type JsonList, jsonPages, type PageSource } from './json-pages.ts';
import type { ListCache } from './list-cache.ts';

/** The database of the lists, and the lists as last sent. */
interface ListSource extends PageSource {
  readonly listCache: ListCache;
}

/** A list with its name in the cache and the `ETag` of its current rows. */
interface NamedList {
  readonly name: string;
  readonly tag: string;
  readonly list: JsonList;
  /** Further parts of the answer, after the rows. */
  readonly beside?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Streams a long list from the database or from the cache. Waits for the first page, so that an early failure is answered
 * with its status. A later failure closes the connection, so that the client knows that the list is incomplete.
 */
export async function answerList(
  c: Context<ApiEnv>,
  source: ListSource,
  { name, tag, list, beside = {} }: NamedList,
): Promise<Response> {
  c.header('ETag', tag);
  if (isKnown(c, tag)) return c.body(null, 304);
  const make = () => listText(jsonPages(source, list), beside);
  if (!takesGzip(c)) return answerStream(c, await withFirst(make()));
  const gzip = source.listCache.get(name, tag, () => gzipOf(make()));
  return answerGzip(c, await withFirst(gzip));
}

async function* listText(pages: AsyncIterable<string>, beside: object) {
  const end = Object.entries(beside)
    .map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join('');
  let prefix = '{"success":true,"data":[';
  for await (const page of pages) {
    yield prefix + page;
    prefix = ',';
  }
  yield prefix === ',' ? `]${end}}` : `${prefix}]${end}}`;
}

/** Waits for the first item. @returns all items. */
async function withFirst<Part>(parts: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

/** True if the caller has the current list, by `If-None-Match`. */
function isKnown(c: Context<ApiEnv>, tag: string): boolean {
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((entry) => entry.trim());
  return known?.includes(tag) === true || known?.includes('*') === true;
}
