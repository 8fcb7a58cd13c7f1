import type { NotificationAdapter } from '../notifications/notification-adapter.ts';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import type { Refusal } from '../session/auth-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { leaveExpiryNotice, takeExpiryNotice } from '../session/expiry-notice.ts';
import { browserStorage } from '../session/safe-storage.ts';
import type { OpenAuth } from './graduation-context.ts';

/** Who has to do with the end of a session. */
export interface SessionParties {
  /** Base URL of the API that the session is for. */
  readonly api: string;
  readonly openAuth: OpenAuth;
  readonly router: RouterAdapter | undefined;
  readonly notifications: NotificationAdapter;
  /** 'Sesión expirada…' (spec §8). */
  readonly sentence: string;
}

/** What has been done about the end of a session, so that it is done once. */
export interface SessionEnd {
  isLeaving: boolean;
  /** The headers of the calls that the sentence was shown for. */
  told: string;
}

/** Tells of a session that ended on the page before, and heeds those that begin. @returns the end of heeding */
export function attendSession(
  { api, openAuth, notifications, sentence }: SessionParties,
  done: SessionEnd,
): () => void {
  if (takeExpiryNotice(browserStorage('session'), api)) {
    notifications.show({ tone: 'error', title: sentence });
  }
  const auth = openAuth(bearerSession);
  return auth.subscribe(() => {
    if (auth.getSession() !== undefined) done.isLeaving = false;
  });
}

/**
 * What happens after a 401: the sentence waits for the sign-in page, because a full navigation destroys a toast, and
 * the page is left once, however many calls met the 401 (ruling 3). On the sign-in page itself, or where there is none,
 * the sentence is shown at once, and once for all calls that were made with the same token.
 */
export async function meetRefusal(
  { api, openAuth, router, notifications, sentence }: SessionParties,
  done: SessionEnd,
  refusal: Refusal,
): Promise<'replay' | 'ended'> {
  const auth = openAuth(bearerSession);
  const next = await auth.recover(refusal);
  if (next === 'replay' && !refusal.isReplay) return next;

  const { signInHref } = auth;
  if (signInHref === undefined || isAt(signInHref, router)) {
    const token = Object.values(refusal.sent).join();
    if (token !== '' && token === done.told) return 'ended';
    done.told = token;
    notifications.show({ tone: 'error', title: sentence });
  } else if (!done.isLeaving) {
    done.isLeaving = true;
    leaveExpiryNotice(browserStorage('session'), api);
    leave(signInHref, router);
  }
  return 'ended';
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
