import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { ApiEnv, Log } from './services.ts';

/**
 * Logs a line per request: method, route template, status, milliseconds and request id. Paths, queries, addresses and
 * bodies are not logged, because they contain codes and personal data. The metrics count the same.
 */
export function logRequests(
  log: Log,
  metrics?: Pick<RequestMetrics, 'count'>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const request = {
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
    };
    metrics?.count(request);
    log.info({ requestId: c.get('requestId'), ...request }, 'request');
  };
}
