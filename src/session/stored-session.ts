import type { Session, SessionUser } from './session.ts';

/** Where the session is kept: the whole under the first key, the token alone also under the second. */
export const sessionKey = 'auth-storage';
export const tokenKey = 'auth_token';

/** A user as the login answers it and as storage keeps it. */
interface StoredUser {
  readonly full_name?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role_id?: number | undefined;
  readonly role_name?: string | undefined;
}

/** What is persisted under `auth-storage`. */
export interface StoredState {
  readonly user: StoredUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
}

export const signedOut: StoredState = { user: null, token: null, isAuthenticated: false };

/**
 * The session of what is stored, checked. Authenticated only if both token and user exist; the separately stored token
 * is used when the state has none. What can't be read means signed out.
 *
 * @param envelope `{ state, version }`, the shape in which zustand's persist keeps a state
 */
export function restoreSession(envelope: unknown, apart: string | undefined): Session | undefined {
  const state = isRecord(envelope) ? envelope.state : undefined;
  if (!isRecord(state) || !isRecord(state.user)) return undefined;
  const token = textOf(state.token) ?? textOf(apart);
  return token === undefined ? undefined : { token, user: readUser(state.user) };
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

function readUser(stored: Readonly<Record<string, unknown>>): SessionUser {
  const roleId = Number(stored.role_id);
  return {
    fullName: textOf(stored.full_name),
    username: textOf(stored.username),
    email: textOf(stored.email),
    roleId: Number.isInteger(roleId) ? roleId : undefined,
    roleName: textOf(stored.role_name) ?? textOf(stored.role),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
