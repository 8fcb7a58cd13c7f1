import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AuthAdapter } from './auth-adapter.ts';
import { browserStorage, type SafeStorage } from './safe-storage.ts';
import type { Session } from './session.ts';
import {
  restoreState,
  type StoredState,
  sessionKey,
  signedOut,
  tokenKey,
  toSession,
  toStoredState,
} from './stored-session.ts';

export interface BearerSessionOptions {
  /** The page a 401 leads to (spec §8). @default '/login' */
  readonly signInHref?: string | undefined;
  /** @default the browser's local storage, shared by all tabs */
  readonly storage?: SafeStorage | undefined;
}

/**
 * The session of spec §4: a bearer token kept in the browser under `auth-storage` and `auth_token`, restored after a
 * reload, ended in all tabs at once. Storage that can't be used means signed out, never a crash (ruling 11).
 */
export function bearerSession(options: BearerSessionOptions = {}): AuthAdapter {
  const storage = options.storage ?? browserStorage('local');
  let isFollowing = false;
  const store = createStore<StoredState>()(
    persist(() => signedOut, {
      name: sessionKey,
      storage: persistIn(storage, () => !isFollowing),
      merge: (persisted) => restoreState(persisted, storage),
    }),
  );
  const sessionOf = remember(toSession);

  const put = (state: StoredState) => {
    store.setState(state, true);
    if (state.token === null) storage.remove(tokenKey);
    else storage.write(tokenKey, state.token);
  };

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: () => sessionOf(store.getState()),
    subscribe: (listener) => {
      const stopStore = store.subscribe(listener);
      const stopTabs = onOtherTab(() => {
        isFollowing = true;
        store.setState(restoreState(readState(storage), storage), true);
        isFollowing = false;
      });
      return () => {
        stopStore();
        stopTabs();
      };
    },
    authorize: () => {
      const token = storage.read(tokenKey) ?? store.getState().token;
      return token === null || token === '' ? {} : { authorization: `Bearer ${token}` };
    },
    recover: async () => {
      put(signedOut);
      return 'ended';
    },
    begin: (session: Session) => put(toStoredState(session)),
    end: () => put(signedOut),
  };
}

/**
 * Persist's own JSON storage throws on rubbish and then never counts as hydrated; this one reads rubbish as nothing.
 * What another tab wrote is followed without writing it again: a tab that reads between two of the other's writes would
 * put back the session that was just ended.
 */
function persistIn(storage: SafeStorage, mayWrite: () => boolean): PersistStorage<StoredState> {
  return {
    getItem: () => {
      const state = readState(storage);
      return state === undefined ? null : ({ state } as StorageValue<StoredState>);
    },
    setItem: (_, value) => {
      if (mayWrite()) storage.write(sessionKey, JSON.stringify(value));
    },
    removeItem: () => storage.remove(sessionKey),
  };
}

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

/** The same result object for the same input object: React compares snapshots by identity. */
function remember<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return (input) => {
    if (last === undefined || last.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
