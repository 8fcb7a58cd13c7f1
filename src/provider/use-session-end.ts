import { useCallback, useEffect, useRef } from 'react';
import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { leaveExpiryNotice, takeExpiryNotice } from '../session/expiry-notice.ts';
import { browserStorage } from '../session/safe-storage.ts';

interface SessionEndOptions {
  readonly auth: AuthAdapter;
  readonly router: RouterAdapter | undefined;
  readonly notifications: NotificationAdapter;
  /** 'Sesión expirada…' (spec §8). */
  readonly sentence: string;
}

/**
 * What happens after a 401: the sentence waits for the sign-in page, because a full navigation destroys a toast, and
 * the page is left once, however many calls met the 401 (ruling 3). On the sign-in page itself, or where there is none,
 * the sentence is shown at once, and once for all calls that were made with the same token.
 *
 * @returns what is to be done when a call that `sent` those headers met the end of the session
 */
export function useSessionEnd({ auth, router, notifications, sentence }: SessionEndOptions) {
  const isLeaving = useRef(false);
  const told = useRef('');

  useEffect(() => {
    if (takeExpiryNotice(browserStorage('session'))) {
      notifications.show({ tone: 'error', title: sentence });
    }
  }, [notifications, sentence]);

  useEffect(
    () =>
      auth.subscribe(() => {
        if (auth.getSession() !== undefined) isLeaving.current = false;
      }),
    [auth],
  );

  return useCallback(
    (sent: Readonly<Record<string, string>>) => {
      const { signInHref } = auth;
      if (signInHref === undefined || isAt(signInHref, router)) {
        const session = Object.values(sent).join();
        if (session !== '' && session === told.current) return;
        told.current = session;
        notifications.show({ tone: 'error', title: sentence });
        return;
      }
      if (isLeaving.current) return;
      isLeaving.current = true;
      leaveExpiryNotice(browserStorage('session'));
      leave(signInHref, router);
    },
    [auth, router, notifications, sentence],
  );
}

function isAt(href: string, router: RouterAdapter | undefined): boolean {
  if (router !== undefined) return router.getLocation().pathname === pathOf(href);
  return new URL(href, window.location.href).pathname === window.location.pathname;
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href;
}

function leave(href: string, router: RouterAdapter | undefined): void {
  if (router === undefined) window.location.assign(href);
  else router.leave(href);
}
