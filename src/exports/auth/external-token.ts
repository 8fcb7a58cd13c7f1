'use client';

export type { AuthAdapter, SessionLifetime, UnauthorizedCall } from '#session/auth-adapter.ts';
export {
  type ExternalTokenOptions,
  externalToken,
  type PortalToken,
} from '#session/external-token.ts';
export type { PortalUser } from '#session/portal-session.ts';
export type { Session, SessionUser } from '#session/session.ts';
