import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from './services.ts';

/** The fastest: a list shrinks to a tenth by it; the default makes it little smaller and takes three times as long. */
const level = 1;

/**
 * Answers with JSON that is written while it is sent, compressed where the caller takes it. It is compressed in Node's
 * own threads; the text is read no faster than the caller reads, and released when the caller disconnects.
 */
export function answerStream(c: Context<ApiEnv>, text: AsyncIterable<string>): Response {
  return takesGzip(c) ? answerGzip(c, gzipOf(text)) : answerBytes(c, readableOf(text));
}

/** Answers with JSON that is compressed already. */
export function answerGzip(c: Context<ApiEnv>, gzip: AsyncIterable<Uint8Array>): Response {
  c.header('Content-Encoding', 'gzip');
  return answerBytes(c, gzip);
}

export function takesGzip(c: Context<ApiEnv>): boolean {
  const supports = ['gzip', 'identity'];
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip';
}

/** The text compressed, as it is read. */
export function gzipOf(text: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level });
  pipeline(readableOf(text), gzip, () => {});
  return gzip;
}

function readableOf(text: AsyncIterable<string>): Readable {
  return Readable.from(text, { highWaterMark: 1 });
}

function answerBytes(c: Context<ApiEnv>, bytes: AsyncIterable<Uint8Array | string>): Response {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  const chunks = bytes[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
  return c.body(stream);
}
