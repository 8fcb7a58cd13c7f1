import type { Extra } from 'birrete/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { refuse } from './failure.ts';
import { logRequests } from './log-requests.ts';
import type { ApiEnv, Services } from './services.ts';

/** Largest body that is read, in bytes: an application is below 5 KiB. */
const largestBody = 64 * 1024;

/** The header that names what this server offers beyond the contract. */
const extrasHeader = 'Birrete-Extras';
const extras: readonly Extra[] = [
  'idempotency-key',
  'sign-out',
  'password',
  'audit',
  'if-match',
  'if-none-match',
  'known-device',
  'sessions',
  'other-sessions',
  'password-reset',
  'summary',
];

/** What every request under /api passes through, in order. */
export function apiMiddleware({ settings, log, metrics }: Services): MiddlewareHandler<ApiEnv>[] {
  return [
    // Ours alone: the trail and the log must not hold what a caller chose.
    requestId({ headerName: '' }),
    logRequests(log, metrics),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      // Whoever ends TLS decides: it would bind every subdomain of the university.
      strictTransportSecurity: false,
    }),
    setCommonHeaders(settings),
    allowOrigins(settings.corsOrigins),
    compress(),
    tagAnswers,
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw refuse('tooLarge');
      },
    }),
    receiveBody,
  ];
}

/**
 * Reads the body first, so that a slow sender takes no place among the running changes, and so that authorization is
 * checked when the body has arrived.
 */
const receiveBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method !== 'GET') await c.req.text();
  await next();
};

/** A list that is read again while nothing has changed is not sent again. What other sites may read stays readable. */
const tagAnswers = etag({
  weak: true,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    ...[extrasHeader, 'Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'],
  ],
});

/** Answers hold people's data: no cache keeps them. */
function setCommonHeaders({
  lookUpProof,
  openid,
  passkeyOrigin,
}: Services['settings']): MiddlewareHandler<ApiEnv> {
  const offered = [
    ...extras,
    ...(lookUpProof === 'none' ? [] : ['look-up-proof']),
    ...(openid === undefined ? [] : ['openid']),
  ].join(', ');
  return async (c, next) => {
    const origin = c.req.header('origin') ?? passkeyOrigin;
    // A browser shows a passkey to the site that it was made for, and to no other that may call this API.
    const here = passkeyOrigin !== undefined && origin === passkeyOrigin;
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    c.header(extrasHeader, here ? `${offered}, passkeys` : offered);
    await next();
  };
}

/** With no origins configured, no CORS header is sent and browsers keep to the API's own origin. */
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
    exposeHeaders: [extrasHeader, 'ETag', 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
}
