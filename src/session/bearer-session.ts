import { createStore } from 'zustand/vanilla';
import { parseUrl } from '../domain/text/parse-url.ts';
import type { AuthAdapter } from './auth-adapter.ts';
import { browserStorage, parseStored, type SafeStorage } from './safe-storage.ts';
import type { Session } from './session.ts';
import {
  endKey,
  restoreSession,
  sessionKey,
  signedOut,
  tokenKey,
  toStoredState,
} from './stored-session.ts';

/** Options of `bearerSession`. */
export interface BearerSessionOptions {
  /** The page to which a 401 navigates. @default '/login' */
  readonly signInHref?: string | undefined;
  /**
   * Separates this session from that of another API on the same site: 'norte' uses the keys 'norte:auth-storage' and
   * 'norte:auth_token'.
   * @default none: `auth-storage` and `auth_token`
   */
  readonly namespace?: string | undefined;
  /**
   * The storage of the session: `local` is shared by all tabs and persists, `session` belongs to one tab and ends with
   * it, for shared computers. Or a storage of the host.
   * @default 'local'
   */
  readonly storage?: 'local' | 'session' | SafeStorage | undefined;
}

/** A server states the end in whole seconds from now. */
const roundingMs = 2_000;

/** An adapter that signs users in and out. */
export type BearerSession = AuthAdapter & Required<Pick<AuthAdapter, 'begin' | 'end' | 'isFor'>>;

/**
 * The default session: a bearer token stored in the browser under `auth-storage` and `auth_token`, restored after a
 * reload, ended in all tabs at once. If storage can't be used, the user counts as signed out. The token is sent only to the
 * API that issued it, and to the page's origin if the stored session doesn't say which API that is.
 */
export function bearerSession(options: BearerSessionOptions = {}): BearerSession {
  const { storage: chosen = 'local' } = options;
  const storage = typeof chosen === 'string' ? browserStorage(chosen) : chosen;
  const prefix = options.namespace === undefined ? '' : `${options.namespace}:`;
  const name = prefix + sessionKey;
  const token = prefix + tokenKey;
  const end = prefix + endKey;
  /** The stored text when the current session was read or written. */
  let seen: string | undefined;
  const restore = (text: string | undefined) =>
    restoreSession(parseStored(text), storage.read(token));
  const read = () => {
    seen = storage.read(name);
    return restore(seen);
  };
  const store = createStore<Session | undefined>(read);

  /** Removes what can't be written: a full storage keeps its old text, which would be read as the current session. */
  const write = (key: string, text: string) => {
    storage.write(key, text);
    if (storage.read(key) !== text) storage.remove(key);
  };

  /**
   * Stores the session before its token, so that a tab that reads between the two does not find a session that has just
   * ended. Updates the store last, because a listener may call the server immediately.
   */
  const put = (session: Session | undefined) => {
    storage.remove(end);
    const state = session === undefined ? signedOut : toStoredState(session);
    // Otherwise another tab might read the earlier token as that of the new session's API.
    if (session !== undefined) storage.remove(token);
    write(name, JSON.stringify({ state, version: 0 }));
    if (session === undefined) storage.remove(token);
    else write(token, session.token ?? '');
    seen = storage.read(name);
    store.setState(session, true);
  };
  /** The end is shared by all tabs, since a call of any of them extends the session. */
  const readEnd = () => {
    const endsAt = Number(storage.read(end) ?? '');
    return store.getState() !== undefined && endsAt > 0 ? endsAt : undefined;
  };
  const endListeners = new Set<() => void>();

  /** Follows another tab. Writes nothing, or it would restore a session that the other tab has ended. */
  const follow = () => store.setState(read(), true);

  return {
    signInHref: options.signInHref ?? '/login',
    getSession: store.getState,
    subscribe: (listener) => {
      // Catches up with other tabs after a time without listeners.
      if (seen !== storage.read(name)) follow();
      const unsubscribe = store.subscribe(listener);
      const unfollow = onOtherTab([name, token], follow);
      endListeners.add(listener);
      return () => {
        endListeners.delete(listener);
        unsubscribe();
        unfollow();
      };
    },
    isFor: (api) => {
      const text = storage.read(name);
      const current = text === seen ? store.getState() : restore(text);
      return current?.api === undefined ? isOwnOrigin(api) : current.api === api;
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
    noteEnd: (endsAt) => {
      const isSame = Math.abs(endsAt - (readEnd() ?? 0)) < roundingMs;
      // A response may arrive after the sign-out.
      if (isSame || store.getState() === undefined) return;
      storage.write(end, String(endsAt));
      for (const listener of [...endListeners]) listener();
    },
    lifetime: { endsAt: readEnd },
  };
}

function isOwnOrigin(api: string): boolean {
  return (
    typeof location === 'undefined' || parseUrl(api, location.href)?.origin === location.origin
  );
}

/**
 * Calls back when another tab changes a key. The storage event does not reach the tab that wrote, nor a page in the
 * back-forward cache, which therefore reads again when it is shown. A null key means that the storage was cleared.
 */
function onOtherTab(keys: readonly string[], changed: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
