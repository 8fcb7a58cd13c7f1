import type { SafeStorage } from './safe-storage.ts';
import type { Session, SessionUser } from './session.ts';

/** Where the session is kept (spec §9): the whole under the first key, the token alone also under the second. */
export const sessionKey = 'auth-storage';
export const tokenKey = 'auth_token';

/** A user as the login answers it and as storage keeps it (spec §3). */
export interface StoredUser {
  readonly full_name?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role_id?: number | undefined;
  readonly role_name?: string | undefined;
}

/** What is persisted under `auth-storage` (spec §3, Client auth state). */
export interface StoredState {
  readonly user: StoredUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
}

export const signedOut: StoredState = { user: null, token: null, isAuthenticated: false };

/**
 * The persisted state, checked. Authenticated only if both token and user exist; the separately stored token stands in
 * when the state's is missing (spec §4). Rubbish reads as signed out (ruling 11).
 */
export function restoreState(persisted: unknown, storage: SafeStorage): StoredState {
  if (!isRecord(persisted)) return signedOut;
  const user = isRecord(persisted.user) ? readUser(persisted.user) : null;
  const token = textOf(persisted.token) ?? storage.read(tokenKey);
  if (user === null || token === undefined || token === '') return signedOut;
  return { user, token, isAuthenticated: true };
}

/** The state as the rest of the product sees it. */
export function toSession({ user, token, isAuthenticated }: StoredState): Session | undefined {
  if (!isAuthenticated || user === null || token === null) return undefined;
  return { token, user: toUser(user) };
}

/** The state that keeps a session. */
export function toStoredState({ token, user }: Session): StoredState {
  return {
    token,
    isAuthenticated: true,
    user: {
      full_name: user.fullName,
      username: user.username,
      email: user.email,
      role_id: user.roleId,
      role_name: user.roleName,
    },
  };
}

function toUser(stored: StoredUser): SessionUser {
  return {
    fullName: stored.full_name,
    username: stored.username,
    email: stored.email,
    roleId: stored.role_id,
    roleName: stored.role_name,
  };
}

function readUser(user: Readonly<Record<string, unknown>>): StoredUser {
  const roleId = Number(user.role_id);
  return {
    full_name: textOf(user.full_name),
    username: textOf(user.username),
    email: textOf(user.email),
    role_id: Number.isInteger(roleId) ? roleId : undefined,
    role_name: textOf(user.role_name) ?? textOf(user.role),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
