import { type RefObject, useEffect, useMemo } from 'react';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { useLatest } from '../react/use-latest.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter, UnauthorizedCall } from '../session/auth-adapter.ts';
import { browserStorage } from '../session/safe-storage.ts';

interface SessionExpiryOptions {
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

/**
 * Handles the end of a session, and reports one that ended on the page before.
 *
 * @returns what to do about a 401
 */
export function useSessionExpiry(options: SessionExpiryOptions) {
  const { baseUrl, auth, router } = options;
  const latest = useLatest(options);
  const end = useMemo(() => createSessionExpiry(baseUrl, auth, latest), [baseUrl, auth, latest]);
  useEffect(() => {
    end.showPendingNotice();
    return auth.subscribe(end.onSession);
  }, [auth, end]);
  useEffect(() => router?.subscribe(end.onArrival), [router, end]);
  return end.onUnauthorized;
}

function createSessionExpiry(
  baseUrl: string,
  auth: AuthAdapter,
  latest: RefObject<SessionExpiryOptions>,
) {
  const tab = browserStorage('session');
  /** A provider of another university on the page reads only its own. */
  const key = `birrete-session-expired${baseUrl}`;
  let isLeaving = false;
  /** The headers of the calls that the sentence was shown for. */
  let shownFor = '';

  const showSentence = () => {
    const { notifications, sentence } = latest.current;
    notifications.show({ tone: 'error', title: sentence });
  };
  /** Shows what was left for this page, once: a later reload shows nothing. */
  const showPendingNotice = () => {
    if (tab.read(key)) showSentence();
    tab.remove(key);
  };
  /** On the sign-in page, or where there is none. */
  const isAtSignIn = () => {
    const { signInHref } = auth;
    if (signInHref === undefined) return true;
    const here = latest.current.router?.getLocation() ?? window.location;
    return here.pathname === new URL(signInHref, window.location.href).pathname;
  };

  return {
    showPendingNotice,
    /** Who stayed to save what they had typed comes to the sign-in page later, without a full navigation. */
    onArrival: () => {
      if (!isLeaving && isAtSignIn()) showPendingNotice();
    },
    onSession: () => {
      if (auth.getSession() !== undefined) tab.remove(key);
    },
    /**
     * After a 401 the page is left for the sign-in page, once for all calls that met it; the sentence is shown there,
     * because a full navigation destroys a toast. On the sign-in page itself, or where there is none, the sentence is
     * shown at once, and once for all calls that were made with the same token.
     */
    onUnauthorized: async (call: UnauthorizedCall): Promise<'replay' | 'ended'> => {
      const next = await auth.recover(call);
      if (next === 'replay' && !call.isReplay) return next;

      if (auth.signInHref === undefined || isAtSignIn()) {
        const token = Object.values(call.sent).join();
        if (token === '' || token !== shownFor) showSentence();
        shownFor = token;
      } else if (!isLeaving) {
        isLeaving = true;
        setTimeout(() => {
          isLeaving = false;
        }, leavingMs);
        tab.write(key, '1');
        const { router } = latest.current;
        if (router === undefined) window.location.assign(auth.signInHref);
        else router.leave(auth.signInHref);
      }
      return 'ended';
    },
  };
}
