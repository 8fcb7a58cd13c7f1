'use client';

export type { AuthAdapter, SessionLifetime, UnauthorizedCall } from '#session/auth-adapter.ts';
export {
  type BearerSession,
  type BearerSessionOptions,
  bearerSession,
} from '#session/bearer-session.ts';
export type { Session, SessionUser } from '#session/session.ts';
