import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Actor, ApiEnv } from '../platform/http/api-env.ts';
import { stepUpHeader } from '../platform/http/response-headers.ts';
import type { Log } from '../platform/logging/log.ts';
import { logSecurity } from '../platform/logging/security-log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';

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
    logRefusal(log, c, request);
  };
}

/** Logs refusals that a security team counts: missing rights and reached limits. */
function logRefusal(
  log: Log,
  c: Context<ApiEnv>,
  { status, route }: { readonly status: number; readonly route: string },
): void {
  const actor: Actor | undefined = c.get('actor');
  const line = { requestId: c.get('requestId'), account: actor?.id ?? null, route };
  if (status === 429) logSecurity(log, { event: 'rate-limited', ...line });
  // A demand to confirm the identity is logged as such.
  const isDemand = c.res.headers.has(stepUpHeader);
  if (status === 403 && !isDemand) logSecurity(log, { event: 'forbidden', ...line });
}
