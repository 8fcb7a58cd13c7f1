import { type PersistStorage, persist } from 'zustand/middleware';
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

interface AuthState {
  readonly session: Session | undefined;
}

/**
 * The default session: a bearer token kept in the browser under `auth-storage` and `auth_token`, restored after a
 * reload, ended in all tabs at once. Storage that can't be used means signed out, never a crash.
 */
export function bearerSession(options: BearerSessionOptions = {}): BearerSession {
  const storage = options.storage ?? browserStorage('local');
  const prefix = options.namespace === undefined ? '' : `${options.namespace}:`;
  const name = prefix + sessionKey;
  const token = prefix + tokenKey;
  const listeners = new Set<() => void>();
  const store = createStore(
    persist<AuthState, [], [], unknown>(() => ({ session: undefined }), {
      name,
      storage: envelopesIn(storage),
      partialize: ({ session }) => (session === undefined ? signedOut : toStoredState(session)),
      merge: (state) => ({ session: restoreSession(state, storage.read(token)) }),
    }),
  );
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /**
   * The whole before the token: a tab that reads between the two must not find the session that was just ended. Both
   * before anybody hears of it: who listens may call the server at once.
   */
  const put = (session: Session | undefined) => {
    store.setState({ session });
    if (session === undefined) storage.remove(token);
    else storage.write(token, session.token);
    tell();
  };
  /** Follows another tab. Nothing is written: what it has ended must not be put back. */
  const follow = () => {
    void store.persist.rehydrate();
    tell();
  };

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: () => store.getState().session,
    subscribe: (listener) => {
      listeners.add(listener);
      const stopTabs = onOtherTab([name, token], follow);
      return () => {
        listeners.delete(listener);
        stopTabs();
      };
    },
    authorize: () => {
      const bearer = storage.read(token) ?? store.getState().session?.token ?? '';
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
 * Persist's envelopes, `{ state, version }`, in storage that can't throw: rubbish that persist met while reading would
 * leave it unhydrated for ever. The version is not handed over, since persist would write a state of another version
 * back as it reads it; a shape is told by the state itself.
 */
function envelopesIn(storage: SafeStorage): PersistStorage<unknown> {
  return {
    getItem: (name) => readEnvelope(storage.read(name)),
    setItem: (name, envelope) => storage.write(name, JSON.stringify(envelope)),
    removeItem: storage.remove,
  };
}

function readEnvelope(text = 'null'): { readonly state: unknown } | null {
  try {
    const { state }: { readonly state?: unknown } = JSON.parse(text);
    return { state };
  } catch {
    return null;
  }
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
