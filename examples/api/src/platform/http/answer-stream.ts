import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from './api-env.ts';

/** The fastest level compresses a list to a tenth. The default level takes three times as long for little more. */
const level = 1;

/**
 * Streams JSON, with gzip if the caller accepts it. Node compresses in its thread pool. The text is read at the caller's
 * pace, and its source is closed when the caller disconnects.
 * @param onLeave runs first when the caller disconnects, because closing the source waits for the piece in progress
 */
export function answerStream(
  c: Context<ApiEnv>,
  text: AsyncIterable<string>,
  onLeave?: () => void,
): Response {
  return takesGzip(c)
    ? answerBytes(c, asGzip(c, gzipOf(text)), onLeave)
    : answerBytes(c, readableOf(text), onLeave);
}

/** Streams JSON that is already compressed. */
export function answerGzip(c: Context<ApiEnv>, gzip: AsyncIterable<Uint8Array>): Response {
  return answerBytes(c, asGzip(c, gzip));
}

function asGzip(c: Context<ApiEnv>, gzip: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  c.header('Content-Encoding', 'gzip');
  return gzip;
}

export function takesGzip(c: Context<ApiEnv>): boolean {
  const supports = ['gzip', 'identity'];
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === 'gzip';
}

/** Compresses a text as it is read. */
export function gzipOf(text: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const gzip = createGzip({ level });
  pipeline(readableOf(text), gzip, () => {});
  return gzip;
}

function readableOf(text: AsyncIterable<string>): Readable {
  return Readable.from(text, { highWaterMark: 1 });
}

function answerBytes(
  c: Context<ApiEnv>,
  bytes: AsyncIterable<Uint8Array | string>,
  onLeave: () => void = () => {},
): Response {
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
      onLeave();
      await chunks.return?.();
    },
  });
  return c.body(stream);
}
