'use client';

export type { AuthAdapter, UnauthorizedCall } from '../../session/auth-adapter.ts';
export {
  type BearerSession,
  type BearerSessionOptions,
  bearerSession,
} from '../../session/bearer-session.ts';
export { browserStorage, memoryStorage, type SafeStorage } from '../../session/safe-storage.ts';
export type { Session, SessionUser } from '../../session/session.ts';
