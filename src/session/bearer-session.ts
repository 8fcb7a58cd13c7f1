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
  /**
   * Keeps this session apart from that of another API on the same site: 'norte' keeps it under 'norte:auth-storage' and
   * 'norte:auth_token'. @default none: the names of spec §9
   */
  readonly namespace?: string | undefined;
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
  const prefix = options.namespace === undefined ? '' : `${options.namespace}:`;
  const session = prefix + sessionKey;
  const token = prefix + tokenKey;
  const restore = () => restoreSession(readState(storage.read(session)), storage.read(token));
  const store = createStore<Session | undefined>(restore);

  /** The whole before the token: a tab that reads between the two must not find the session that was just ended. */
  const put = (next: Session | undefined) => {
    const state = next === undefined ? signedOut : toStoredState(next);
    storage.write(session, JSON.stringify({ state, version: 0 }));
    if (next === undefined) storage.remove(token);
    else storage.write(token, next.token);
    store.setState(next, true);
  };

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: store.getState,
    subscribe: (listener) => {
      const stopStore = store.subscribe(listener);
      // Followed without writing it again: what another tab has ended must not be put back.
      const stopTabs = onOtherTab([session, token], () => store.setState(restore(), true));
      return () => {
        stopStore();
        stopTabs();
      };
    },
    authorize: () => {
      const bearer = storage.read(token) ?? store.getState()?.token ?? '';
      return bearer === '' ? {} : { authorization: `Bearer ${bearer}` };
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
function readState(text = 'null'): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'state' in parsed
      ? parsed.state
      : undefined;
  } catch {
    return undefined;
  }
}

/** The storage event comes only to the other tabs, never to the one that wrote. A null key is a cleared storage. */
function onOtherTab(keys: readonly string[], changed: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const listener = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
