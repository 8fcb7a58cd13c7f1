import { contractHeader, contractVersion, type Extra } from 'birrete/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { logMarks } from '../audit/log-marks.ts';
import { hasPasskeysAt } from '../auth/passkey-origin.ts';
import type { Services } from '../calls/services.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { refuse } from '../http/failure.ts';
import { extrasHeader, sessionEndHeader, stepUpHeader } from '../http/response-headers.ts';
import { extrasOfProof } from '../settings/look-up-proof.ts';
import { offersProof } from '../settings/proof-settings.ts';
import { logRequests } from './log-requests.ts';

/** Maximum size of a body in bytes. An application has less than 5 KiB. */
const largestBody = 64 * 1024;

/** The same for officials and templates, whose pictures are data URLs. */
const largestPictures = 2 * 1024 * 1024;

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
  'session-end',
  'summary',
  'privacy',
  'internal-notes',
  'verification',
  'documents',
  'handover',
  'corrections',
];

/** Lists the middleware of all requests under /api, in order. */
export function apiMiddleware(services: Services): MiddlewareHandler<ApiEnv>[] {
  const { settings, log, metrics, addressOf } = services;
  return [
    readAddress(addressOf),
    // Ignores the caller's id: the audit trail and the log must not contain text that a caller chose.
    requestId({ headerName: '' }),
    logRequests(log, metrics),
    logMarks(log),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      // The server that terminates TLS decides: the header would apply to all subdomains of the university.
      strictTransportSecurity: false,
    }),
    setCommonHeaders(settings),
    allowOrigins(settings.corsOrigins),
    compress(),
    tagAnswers,
    limitBody,
    receiveBody,
  ];
}

/** Refuses a body that is larger than its call needs. */
const limitBody: MiddlewareHandler<ApiEnv> = (c, next) => {
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

/** Reads the address before a body is awaited, because a closed connection has none. */
function readAddress(addressOf: Services['addressOf']): MiddlewareHandler<ApiEnv> {
  return (c, next) => {
    addressOf(c);
    return next();
  };
}

/**
 * Reads the body first, so that a slow sender occupies no place in the write queue, and authorization is checked when the
 * body has arrived.
 */
const receiveBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.method !== 'GET') await c.req.text();
  await next();
};

/** Answers 304 if the answer has not changed, with the headers that other origins need. */
const tagAnswers = etag({
  weak: true,
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    contractHeader,
    extrasHeader,
    sessionEndHeader,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
});

/** Sets the headers of all answers. Answers contain personal data, so no cache may store them. */
function setCommonHeaders(settings: Services['settings']): MiddlewareHandler<ApiEnv> {
  const offered = [...extras, ...configuredExtras(settings)].join(', ');
  return async (c, next) => {
    c.header('X-Request-Id', c.get('requestId'));
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    c.header(contractHeader, String(contractVersion));
    c.header(extrasHeader, hasPasskeysAt(c, settings) ? `${offered}, passkeys` : offered);
    await next();
  };
}

/** The extras that depend on the settings. */
function configuredExtras(settings: Services['settings']): Extra[] {
  const { lookUpProof, openid, registers, signIn } = settings;
  return [
    ...extrasOfProof(lookUpProof),
    ...(offersProof(settings) ? (['proof'] as const) : []),
    ...(openid === undefined ? [] : (['openid'] as const)),
    ...(registers === 'one' ? (['one-register'] as const) : []),
    ...(registers === 'by-year' ? (['yearly-registers'] as const) : []),
    ...(signIn.recentMinutes === 0 ? [] : (['step-up'] as const)),
    ...(signIn.administrators === 'any' ? [] : (['no-passwords'] as const)),
  ];
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
