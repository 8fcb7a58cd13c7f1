import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv } from '../platform/http/api-env.ts';
import { refuse } from '../platform/http/failure.ts';

/** Maximum size of a body in bytes. An application has less than 5 KiB. */
const largestBody = 64 * 1024;

/** The same for officials and templates, whose pictures are data URLs. */
const largestPictures = 2 * 1024 * 1024;

/** Refuses a body that is larger than its call needs. */
export const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
  const hasPictures = /^\/api\/(?:authorities|document-templates|documents)\b/.test(c.req.path);
  return (hasPictures ? limitPictures : limitOthers)(c, next);
};

const limitOthers = limitTo(largestBody);
const limitPictures = limitTo(largestPictures);

function limitTo(maxSize: number): MiddlewareHandler<ApiEnv> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw refuse('tooLarge');
    },
  });
}

/**
 * Reads the body first, so that a slow sender occupies no place in the write queue, and authorization is checked when the
 * body has arrived.
 */
export const receiveBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method !== 'GET') await c.req.text();
  await next();
};
