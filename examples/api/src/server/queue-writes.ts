import type { MiddlewareHandler } from 'hono';
import { createWorkQueue } from '../platform/concurrency/work-queue.ts';
import type { ApiEnv } from '../platform/http/api-env.ts';

/** A HEAD is answered as the GET of its path, such as that of a monitor which checks the health. */
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Limits how many changes run at once. A change that waits for a locked row occupies a connection: without a limit, one
 * stuck row could take all connections and block reads too.
 */
export function queueWrites(concurrency: number): MiddlewareHandler<ApiEnv> {
  const queue = createWorkQueue({ concurrency, maxQueued: 500 });
  return (c, next) => (reads.has(c.req.method) ? next() : queue(next));
}
