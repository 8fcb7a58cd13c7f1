import { createStore } from 'zustand/vanilla';
import type { AuthAdapter } from './auth-adapter.ts';
import { browserStorage, type SafeStorage } from './safe-storage.ts';
import type { Session } from './session.ts';
import {
  restoreSession,
  sessionKey,
  signedOut,
  tokenKey,
  toStoredState,
} from './stored-session.ts';

export interface BearerSessionOptions {
  /** The page a 401 leads to (spec §8). @default '/login' */
  readonly signInHref?: string | undefined;
  /** @default the browser's local storage, shared by all tabs */
  readonly storage?: SafeStorage | undefined;
}

/** An adapter that does its own signing in and out. */
export type BearerSession = AuthAdapter & Required<Pick<AuthAdapter, 'begin' | 'end'>>;

/**
 * The session of spec §4: a bearer token kept in the browser under `auth-storage` and `auth_token`, restored after a
 * reload, ended in all tabs at once. Storage that can't be used means signed out, never a crash (ruling 11).
 */
export function bearerSession(options: BearerSessionOptions = {}): BearerSession {
  const storage = options.storage ?? browserStorage('local');
  const restore = () => restoreSession(readState(storage), storage);
  const store = createStore<Session | undefined>(restore);

  /** The whole before the token: a tab that reads between the two must not find the session that was just ended. */
  const put = (session: Session | undefined) => {
    const state = session === undefined ? signedOut : toStoredState(session);
    storage.write(sessionKey, JSON.stringify({ state, version: 0 }));
    if (session === undefined) storage.remove(tokenKey);
    else storage.write(tokenKey, session.token);
    store.setState(session, true);
  };

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: store.getState,
    subscribe: (listener) => {
      const stopStore = store.subscribe(listener);
      // Followed without writing it again: what another tab has ended must not be put back.
      const stopTabs = onOtherTab(() => store.setState(restore(), true));
      return () => {
        stopStore();
        stopTabs();
      };
    },
    authorize: () => {
      const token = storage.read(tokenKey) ?? store.getState()?.token ?? '';
      return token === '' ? {} : { authorization: `Bearer ${token}` };
    },
    recover: async () => {
      put(undefined);
      return 'ended';
    },
    begin: put,
    end: () => put(undefined),
  };
}

/** What is kept, in the envelope of zustand's persist middleware; rubbish reads as nothing. */
function readState(storage: SafeStorage): unknown {
  try {
    const parsed: unknown = JSON.parse(storage.read(sessionKey) ?? 'null');
    return typeof parsed === 'object' && parsed !== null && 'state' in parsed
      ? parsed.state
      : undefined;
  } catch {
    return undefined;
  }
}

/** The storage event comes only to the other tabs, never to the one that wrote. A null key is a cleared storage. */
function onOtherTab(changed: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const listener = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey || key === tokenKey) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
