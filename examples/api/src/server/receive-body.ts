import type { Call } from 'birrete/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '../platform/http/api-env.ts';
import { refuse } from '../platform/http/failure.ts';

/** The limits of one kind of bodies. */
interface BodyLimits {
  /** Bytes of one body. */
  readonly largest: number;
  /** Bytes that all calls under way may hold. */
  readonly maxHeld: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const limits: Readonly<Record<'usual' | 'pictures', BodyLimits>> = {
  // An application has less than 5 KiB.
  usual: { largest: 64 * kibibyte, maxHeld: 64 * mebibyte },
  // Officials and templates, whose pictures are data URLs.
  pictures: { largest: 2 * mebibyte, maxHeld: 32 * mebibyte },
};

/** Receives the bodies of a call. */
export type ReceiveBody = (call: Pick<Call, 'body'>) => MiddlewareHandler<ApiEnv>;

/**
 * Creates the middleware that reads a body before the call runs, so that a slow sender occupies no place in the write
 * queue. It refuses a body that is larger than its call needs, and more bodies at once than the memory has place for.
 */
export function createBodyReceiver(): ReceiveBody {
  const receivers = { usual: receiver(limits.usual), pictures: receiver(limits.pictures) };
  return ({ body }) => receivers[body ?? 'usual'];
}

function receiver({ largest, maxHeld }: BodyLimits): MiddlewareHandler<ApiEnv> {
  let held = 0;
  const limit = bodyLimit({
    maxSize: largest,
    onError: () => {
      throw refuse('tooLarge');
    },
  });
  return async (c, next) => {
    if (c.req.method === 'GET') return next();
    const bytes = Math.min(announcedBytes(c) ?? largest, largest);
    if (held + bytes > maxHeld) throw refuse('tooManyBodies', { headers: { 'Retry-After': '5' } });
    held += bytes;
    try {
      return await limit(c, async () => {
        await c.req.arrayBuffer();
        await next();
      });
    } finally {
      held -= bytes;
    }
  };
}

/**
 * Closes the connection of a caller without a token whose large body is refused. Otherwise the server would go on
 * receiving it, and some hundred senders would take as much memory. A client whose session has ended sends its token, and
 * reads the answer.
 */
export const closeRefusedUploads: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const isLarge = (announcedBytes(c) ?? 0) > limits.usual.largest;
  if (isLarge && c.res.status >= 400 && c.req.header('authorization') === undefined)
    c.header('Connection', 'close');
};

/** The length that the headers announce; undefined for a body that comes in chunks. */
function announcedBytes(c: Context<ApiEnv>): number | undefined {
  if (c.req.raw.body === null) return 0;
  const length = c.req.header('content-length');
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  return length === undefined || isChunked ? undefined : Number.parseInt(length, 10);
}
