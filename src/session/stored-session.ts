import { isRecord } from '../api/wire/is-record.ts';
import type { Session, SessionUser } from './session.ts';

/** Storage keys: the whole session is under the first, the token alone also under the second. */
export const sessionKey = 'auth-storage';
export const tokenKey = 'auth_token';
/** The session's end, in milliseconds since 1970, if the server states it. */
export const endKey = 'auth_ends';

/** A user as the sign-in returns it and as storage holds it. */
interface StoredUser {
  readonly full_name?: string | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role_id?: number | undefined;
  readonly role_name?: string | undefined;
}

/** The value stored under `auth-storage`. */
export interface StoredState {
  readonly user: StoredUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  /** Base URL of the API that issued the token. */
  readonly api?: string | undefined;
}

export const signedOut: StoredState = { user: null, token: null, isAuthenticated: false };

/**
 * Validates a stored session. A session needs a token and a user; the separately stored token is used if the state has
 * none. Invalid content counts as signed out.
 *
 * @param envelope `{ state, version }`, as zustand's persist stores a state
 */
export function restoreSession(envelope: unknown, apart: string | undefined): Session | undefined {
  const state = isRecord(envelope) ? envelope.state : undefined;
  if (!isRecord(state) || !isRecord(state.user)) return undefined;
  const token = storedText(state.token) ?? storedText(apart);
  if (token === undefined) return undefined;
  return { token, api: storedText(state.api), user: readUser(state.user) };
}

/** The stored form of a session. */
export function toStoredState({ token, api, user }: Session): StoredState {
  return {
    token: token ?? null,
    api,
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
    fullName: storedText(stored.full_name),
    username: storedText(stored.username),
    email: storedText(stored.email),
    roleId: Number.isInteger(roleId) ? roleId : undefined,
    roleName: storedText(stored.role_name) ?? storedText(stored.role),
  };
}

function storedText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
