import { contractHeader, contractVersion } from 'birrete/contract';
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { hasPasskeysAt } from '../account/auth/passkey-origin.ts';
import type { Services } from '../calls/services.ts';
import { logMarks } from '../evidence/audit/log-marks.ts';
import { holdWaitingKey } from '../evidence/audit/waiting/waiting-key.ts';
import { dayInZone } from '../platform/calendar-day.ts';
import type { ApiEnv } from '../platform/http/api-env.ts';
import {
  extrasHeader,
  sessionEndHeader,
  stepUpHeader,
  todayHeader,
} from '../platform/http/response-headers.ts';
import { logRequests } from './log-requests.ts';
import { offeredExtras } from './offered-extras.ts';
import { closeRefusedUploads } from './receive-body.ts';

/** Lists the middleware of all requests under /api, in order. */
export function apiMiddleware(services: Services): MiddlewareHandler<ApiEnv>[] {
  const { settings, log, addressOf } = services;
  return [
    readAddress(addressOf),
    // Ignores the caller's id: the audit trail and the log must not contain text that a caller chose.
    requestId({ headerName: '' }),
    logRequests(services),
    logMarks(log),
    holdWaitingKey(settings.trailKey),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      // The server that terminates TLS decides: the header would apply to all subdomains of the university.
      strictTransportSecurity: false,
    }),
    setCommonHeaders(services),
    allowOrigins(settings.corsOrigins),
    compress(),
    tagAnswers,
    closeRefusedUploads,
  ];
}

/** Reads the address before a body is awaited, because a closed connection has none. */
function readAddress(addressOf: Services['addressOf']): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    addressOf(c);
    return next();
  };
}

/** Answers 304 if the answer has not changed, with the headers that other origins need. */
const tagAnswers = etag({
  weak: true,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    contractHeader,
    extrasHeader,
    todayHeader,
    sessionEndHeader,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
});

/** Sets the headers of all answers. Answers contain personal data, so no cache may store them. */
function setCommonHeaders({ settings, now }: Services): MiddlewareHandler<ApiEnv> {
  const offered = offeredExtras(settings).join(', ');
  return async (c, next) => {
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header(contractHeader, String(contractVersion));
    c.header(extrasHeader, hasPasskeysAt(c, settings) ? `${offered}, passkeys` : offered);
    c.header(todayHeader, dayInZone(now(), settings.timeZone));
    await next();
  };
}

/** Sends CORS headers for the configured origins. Without any, browsers allow only the API's own origin. */
function allowOrigins(origins: readonly string[]): MiddlewareHandler<ApiEnv> {
  if (origins.length === 0) return (_c, next) => next();
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Birrete-Proof',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'X-Request-Id',
    ],
    exposeHeaders: [
      contractHeader,
      extrasHeader,
      todayHeader,
      sessionEndHeader,
      stepUpHeader,
      'ETag',
      'Idempotency-Replayed',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: 600,
  });
}
