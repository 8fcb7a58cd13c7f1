import { useCallback, useEffect, useMemo, useState } from 'react';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { useLatest } from '../react/use-latest.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter, Refusal } from '../session/auth-adapter.ts';
import { browserStorage, type SafeStorage } from '../session/safe-storage.ts';

interface SessionEndOptions {
  /** Base URL of the API that the session is for. */
  readonly baseUrl: string;
  readonly auth: AuthAdapter;
  readonly router: RouterAdapter | undefined;
  readonly notifications: NotificationAdapter;
  /** 'Sesión expirada…' */
  readonly sentence: string;
}

/** A page that is there after this time was not left: the browser asked the person, who stayed. */
const leavingMs = 1_000;

/** What has been done about the end of a session, so that it is done once. */
interface Handled {
  isLeaving: boolean;
  /** The headers of the calls that the sentence was shown for. */
  token: string;
}

/**
 * Handles the end of a session, and reports one that ended on the page before.
 *
 * @returns what to do about a 401
 */
export function useSessionEnd(options: SessionEndOptions) {
  const { baseUrl, auth, router, notifications, sentence } = options;
  const [handled] = useState((): Handled => ({ isLeaving: false, token: '' }));
  const latest = useLatest(sentence);
  const showSentence = useCallback(
    () => notifications.show({ tone: 'error', title: latest.current }),
    [notifications, latest],
  );

  const showLeft = useCallback(() => {
    if (takeExpiryNotice(browserStorage('session'), baseUrl)) showSentence();
  }, [baseUrl, showSentence]);

  useEffect(showLeft, [showLeft]);

  // Who stayed to save what they had typed comes to the sign-in page later, without a full navigation.
  useEffect(
    () =>
      router?.subscribe(() => {
        const { signInHref } = auth;
        if (signInHref !== undefined && !handled.isLeaving && isAt(signInHref, router)) showLeft();
      }),
    [auth, router, handled, showLeft],
  );

  useEffect(
    () =>
      auth.subscribe(() => {
        if (auth.getSession() !== undefined) takeExpiryNotice(browserStorage('session'), baseUrl);
      }),
    [auth, baseUrl],
  );

  return useMemo(
    () => createRefusalHandler({ baseUrl, auth, router, showSentence, handled }),
    [baseUrl, auth, router, showSentence, handled],
  );
}

interface RefusalContext extends Pick<SessionEndOptions, 'baseUrl' | 'auth' | 'router'> {
  readonly showSentence: () => void;
  readonly handled: Handled;
}

/**
 * After a 401 the page is left for the sign-in page, once for all calls that met it; the sentence is shown there, because
 * a full navigation destroys a toast. On the sign-in page itself, or where there is none, the sentence is shown at once,
 * and once for all calls that were made with the same token.
 */
function createRefusalHandler({ baseUrl, auth, router, showSentence, handled }: RefusalContext) {
  return async (refusal: Refusal): Promise<'replay' | 'ended'> => {
    const next = await auth.recover(refusal);
    if (next === 'replay' && !refusal.isReplay) return next;

    const { signInHref } = auth;
    if (signInHref === undefined || isAt(signInHref, router)) {
      const token = Object.values(refusal.sent).join();
      if (token !== '' && token === handled.token) return 'ended';
      handled.token = token;
      showSentence();
    } else if (!handled.isLeaving) {
      handled.isLeaving = true;
      setTimeout(() => {
        handled.isLeaving = false;
      }, leavingMs);
      leaveExpiryNotice(browserStorage('session'), baseUrl);
      leave(signInHref, router);
    }
    return 'ended';
  };
}

function isAt(href: string, router: RouterAdapter | undefined): boolean {
  if (router !== undefined) return router.getLocation().pathname === href.split(/[?#]/)[0];
  return new URL(href, window.location.href).pathname === window.location.pathname;
}

function leave(href: string, router: RouterAdapter | undefined): void {
  if (router === undefined) window.location.assign(href);
  else router.leave(href);
}

/**
 * @param api base URL of the API whose session ended: a provider of another university on the page reads only its own
 */
const keyOf = (api: string) => `birrete-session-expired${api}`;

/** Records that the session ended, for the page that is navigated to: a full navigation destroys a toast. */
function leaveExpiryNotice(tab: SafeStorage, api: string): void {
  tab.write(keyOf(api), '1');
}

/** Reads that record and removes it: a later reload shows nothing. */
function takeExpiryNotice(tab: SafeStorage, api: string): boolean {
  const key = keyOf(api);
  const found = tab.read(key) === '1';
  tab.remove(key);
  return found;
}
