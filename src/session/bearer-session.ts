import { createStore } from 'zustand/vanilla';
import type { AuthAdapter } from './auth-adapter.ts';
import { browserStorage, parseStored, type SafeStorage } from './safe-storage.ts';
import type { Session } from './session.ts';
import {
  restoreSession,
  sessionKey,
  signedOut,
  tokenKey,
  toStoredState,
} from './stored-session.ts';

export interface BearerSessionOptions {
  /** The page that a 401 navigates to. @default '/login' */
  readonly signInHref?: string | undefined;
  /**
   * Keeps this session apart from that of another API on the same site: 'norte' keeps it under 'norte:auth-storage' and
   * 'norte:auth_token'. @default none: `auth-storage` and `auth_token`
   */
  readonly namespace?: string | undefined;
  /** @default the browser's local storage, shared by all tabs */
  readonly storage?: SafeStorage | undefined;
}

/** An adapter that does its own signing in and out. */
export type BearerSession = AuthAdapter & Required<Pick<AuthAdapter, 'begin' | 'end'>>;

/**
 * The default session: a bearer token kept in the browser under `auth-storage` and `auth_token`, restored after a
 * reload, ended in all tabs at once. Storage that can't be used means signed out, never a crash.
 */
export function bearerSession(options: BearerSessionOptions = {}): BearerSession {
  const storage = options.storage ?? browserStorage('local');
  const prefix = options.namespace === undefined ? '' : `${options.namespace}:`;
  const name = prefix + sessionKey;
  const token = prefix + tokenKey;
  /** What was stored when the session of now was read or written. */
  let seen: string | undefined;
  const read = () => {
    seen = storage.read(name);
    return restoreSession(parseStored(seen), storage.read(token));
  };
  const store = createStore<Session | undefined>(read);

  /** A full storage keeps its old text, which would be read as the session of now: what can't be written is removed. */
  const write = (key: string, text: string) => {
    storage.write(key, text);
    if (storage.read(key) !== text) storage.remove(key);
  };

  /**
   * The session before its token: a tab that reads between the two must not find a session that was just ended. The store
   * last, because a listener may call the server at once.
   */
  const put = (session: Session | undefined) => {
    const state = session === undefined ? signedOut : toStoredState(session);
    write(name, JSON.stringify({ state, version: 0 }));
    if (session === undefined) storage.remove(token);
    else write(token, session.token);
    seen = storage.read(name);
    store.setState(session, true);
  };
  /** Follows another tab. Nothing is written: what it has ended must not be put back. */
  const follow = () => store.setState(read(), true);

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: store.getState,
    subscribe: (listener) => {
      // What other tabs did while nobody listened.
      if (seen !== storage.read(name)) follow();
      const unsubscribe = store.subscribe(listener);
      const unfollow = onOtherTab([name, token], follow);
      return () => {
        unsubscribe();
        unfollow();
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

/**
 * The storage event comes only to the other tabs, never to the one that wrote, and not to a page that waits in the
 * back-forward cache: that one looks when it is shown again. A null key is a cleared storage.
 */
function onOtherTab(keys: readonly string[], changed: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  return () => listening.abort();
}
