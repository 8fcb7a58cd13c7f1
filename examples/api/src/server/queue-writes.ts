import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './services.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * Lets so many changes run at once. Changes wait for each other's rows, and each holds a connection meanwhile: without
 * a bound, one row that is stuck takes every connection, and nobody can read either.
 */
export function queueWrites(atOnce: number): MiddlewareHandler<ApiEnv> {
  const inTurn = createWorkQueue({ atOnce, waiting: 500 });
  return (c, next) => (c.req.method === 'GET' ? next() : inTurn(next));
}
