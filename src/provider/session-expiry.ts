import { type RefObject, useEffect, useMemo } from 'react';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import { useLatest } from '../react/use-latest.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter, UnauthorizedCall } from '../session/auth-adapter.ts';
import { browserStorage } from '../session/safe-storage.ts';
import { tabEntries } from '../session/tab-entries.ts';

interface SessionExpiryOptions {
  /** Base URL of the session's API. */
  readonly baseUrl: string;
  readonly auth: AuthAdapter;
  readonly router: RouterAdapter | undefined;
  readonly notifications: NotificationAdapter;
  /** 'Sesión expirada…' */
  readonly message: string;
}

/** If the page is still alive after this delay, the user cancelled the navigation. */
const leavingMs = 1_000;

/**
 * Handles a session that expires, and shows the notice about one that expired on the previous page.
 *
 * @returns the handler of a 401
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
  /** Separates the providers of several universities on a page. */
  const key = `${tabEntries.sessionExpired}${baseUrl}`;
  let isLeaving = false;
  /** The headers of the calls for which the notice was shown. */
  let shownFor = '';

  const showNotice = () => {
    const { notifications, message } = latest.current;
    notifications.show({ tone: 'error', title: message });
  };
  /** Shows a notice left by the previous page, once: a later reload shows nothing. */
  const showPendingNotice = () => {
    if (tab.read(key)) showNotice();
    tab.remove(key);
  };
  /** True if the current page is the sign-in page, or there is none. */
  const isAtSignIn = () => {
    const { signInHref } = auth;
    if (signInHref === undefined) return true;
    const here = latest.current.router?.getLocation() ?? window.location;
    return here.pathname === new URL(signInHref, window.location.href).pathname;
  };

  return {
    showPendingNotice,
    /**
     * Shows the notice when the sign-in page is reached without loading it: by the console itself, or by a user who
     * cancelled the redirect to save work. While the redirect may still load the page, the notice stays pending, too.
     */
    onArrival: () => {
      if (!isAtSignIn()) return;
      if (!isLeaving) showPendingNotice();
      else if (tab.read(key)) showNotice();
    },
    onSession: () => {
      if (auth.getSession() !== undefined) tab.remove(key);
    },
    /**
     * Redirects to the sign-in page after a 401, once for all failed calls. The notice is shown there, because a full
     * navigation destroys a toast. On the sign-in page itself, or without one, the notice is shown immediately, and
     * once for all calls with the same token.
     */
    onUnauthorized: async (call: UnauthorizedCall): Promise<'replay' | 'ended'> => {
      const next = await auth.recover(call);
      if (next === 'replay' && !call.isReplay) return next;

      if (auth.signInHref === undefined || isAtSignIn()) {
        const token = Object.values(call.sent).join();
        if (token === '' || token !== shownFor) showNotice();
        shownFor = token;
      } else if (!isLeaving) {
        isLeaving = true;
        setTimeout(() => {
          isLeaving = false;
          if (isAtSignIn()) tab.remove(key);
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
