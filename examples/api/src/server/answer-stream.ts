import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from './services.ts';

/** The fastest: a list shrinks to a tenth by it; the default makes it little smaller and takes three times as long. */
const level = 1;

/**
 * Answers with JSON that is written while it is sent, compressed where the caller takes it. It is compressed in Node's
 * own threads; the text is read no faster than the caller reads, and let go when he leaves.
 */
export function answerStream(c: Context<ApiEnv>, text: AsyncIterable<string>): Response {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  const supports = ['gzip', 'identity'];
  const encoding = accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' });
  const source = Readable.from(text, { highWaterMark: 1 });
  if (encoding !== 'gzip') return c.body(bytesOf(source));
  c.header('Content-Encoding', 'gzip');
  const gzip = createGzip({ level });
  pipeline(source, gzip, () => {});
  return c.body(bytesOf(gzip));
}

function bytesOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
