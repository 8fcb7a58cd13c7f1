import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Services } from '../calls/services.ts';
import type { Actor, ApiEnv } from '../platform/http/api-env.ts';
import { stepUpHeader } from '../platform/http/response-headers.ts';
import { logSecurity, type SecurityLog } from '../platform/logging/security-log.ts';
import type { RequestMetrics } from '../platform/metrics/request-metrics.ts';

/** The log and the metrics of the requests, and the reader of their addresses. */
interface LogServices extends SecurityLog, Pick<Services, 'addressOf'> {
  readonly metrics: Pick<RequestMetrics, 'count'> | undefined;
}

/**
 * Logs a line per request: method, route template, status, milliseconds and request id. Paths, queries, addresses and
 * bodies are not logged, because they contain codes and personal data. The metrics count the same. Security events name
 * the address, as the settings say.
 */
export function logRequests(services: LogServices): MiddlewareHandler<ApiEnv> {
  const { log, metrics } = services;
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
    logRefusal(services, c, request);
  };
}

/** Logs refusals that a security team counts: missing rights and reached limits. */
function logRefusal(
  services: LogServices,
  c: Context<ApiEnv>,
  { status, route }: { readonly status: number; readonly route: string },
): void {
  const actor: Actor | undefined = c.get('actor');
  const requestId = c.get('requestId');
  const account = actor?.id ?? null;
  const line = { requestId, address: services.addressOf(c), account, route };
  if (status === 429) logSecurity(services, { event: 'rate-limited', ...line });
  // A demand to confirm the identity is logged as such.
  const isDemand = c.res.headers.has(stepUpHeader);
  if (status === 403 && !isDemand) logSecurity(services, { event: 'forbidden', ...line });
}
