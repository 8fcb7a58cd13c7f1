import type { Context } from 'hono';
import { answerStream } from '../server/answer-stream.ts';
import type { ApiEnv } from '../server/services.ts';

/**
 * Answers a long list while it is read. The first page is awaited, so that a failure before it is still answered as one;
 * a later one cuts the connection, and the client knows that the list is not whole.
 */
export async function answerList(
  c: Context<ApiEnv>,
  tag: string,
  pages: AsyncGenerator<string, void, undefined>,
): Promise<Response> {
  c.header('ETag', tag);
  if (isKnown(c, tag)) return c.body(null, 304);
  const first = await pages.next();
  return answerStream(c, listText(first.value ?? '', pages));
}

async function* listText(first: string, pages: AsyncIterable<string>) {
  yield `{"success":true,"data":[${first}`;
  for await (const page of pages) yield `,${page}`;
  yield ']}';
}

/** Whether the caller has the list as it is. Tags of lists are weak: they speak of the rows, not of the bytes. */
function isKnown(c: Context<ApiEnv>, tag: string): boolean {
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((entry) => entry.trim());
  return known?.includes(tag) === true || known?.includes('*') === true;
}
