import type { AuthAdapter, UnauthorizedCall } from './auth-adapter.ts';
import { createPortalSession, type PortalUser } from './portal-session.ts';

/** The portal's token; nothing if nobody is signed in. */
export type PortalToken = string | null | undefined;

/** Options of `externalToken`. */
export interface ExternalTokenOptions {
  /**
   * The portal's token, requested before each call. `renew` is true after the API rejected the last token: the portal
   * then gets a new one instead of using its cache. Throwing, returning nothing or returning the rejected token after
   * `renew` means that the session is over.
   */
  getToken(request: { readonly renew: boolean }): PortalToken | Promise<PortalToken>;
  /** The portal's user. Called often, so it returns synchronously. */
  getUser(): PortalUser | null | undefined;
  /**
   * Calls back when the result of `getUser` may have changed: a user signed in or out.
   * @returns a function that unsubscribes
   */
  subscribe?: ((listener: () => void) => () => void) | undefined;
  /**
   * Called when the API rejects the token and the portal could not renew it. Called once, until a user signs in again.
   * @param cause the error that `getToken` threw, if any
   */
  onSessionOver?: ((cause?: unknown) => void) | undefined;
  /**
   * Expiry of the portal's session, in milliseconds since 1970, if known. Two minutes before, the console asks whether
   * to extend it; 'Seguir aquí' calls `getToken` with `renew`.
   */
  readonly getEnd?: (() => number | undefined) | undefined;
  /** Signs the person out of the portal. Without it, the console has no 'Salir'. */
  onSignOut?: (() => void) | undefined;
  /**
   * The portal's sign-in page, to which the user is redirected when the session is over, as a path of the provider's
   * router.
   * @default none: a notice reports the expiry, and the page stays
   */
  readonly signInHref?: string | undefined;
  /** Time limit for the portal to provide a token, in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
}

/**
 * The session of a portal that has already signed the user in. Nothing is stored. Calls that are rejected at the same
 * time share one renewal, and each is sent once more.
 *
 * @example
 * externalToken({
 *   getToken: ({ renew }) => portal.accessToken({ forceRefresh: renew }),
 *   getUser: () => ({ fullName: portal.user.name, isAdministrator: portal.user.isRegistrar }),
 *   onSessionOver: () => portal.askToSignIn(),
 * })
 */
export function externalToken(options: ExternalTokenOptions): AuthAdapter {
  const { getToken, getEnd, timeoutMs = 10_000, onSessionOver, onSignOut } = options;
  const session = createPortalSession(options);
  let renewal: Promise<'replay' | 'ended'> | undefined;
  let renewed: { readonly token: string; readonly insteadOf: string } | undefined;

  const ask = (renew: boolean) =>
    withinTime(timeoutMs, async () => (await getToken({ renew })) ?? '');

  /** Prefers the renewed token over the rejected one that the portal's cache may still return. */
  const currentToken = async () => {
    const token = await ask(false);
    return token === renewed?.insteadOf ? renewed.token : token;
  };

  const over = (cause?: unknown) => {
    // In a microtask, so that the portal's errors are not the call's.
    if (session.finish()) queueMicrotask(() => onSessionOver?.(cause));
    return 'ended' as const;
  };

  const renewOrEnd = async (refused: string) => {
    try {
      const now = await currentToken();
      if (now !== '' && now !== refused) return 'replay' as const;
      const token = await ask(true);
      if (token === '' || token === refused) return over();
      renewed = { token, insteadOf: refused };
      return 'replay' as const;
    } catch (cause) {
      return over(cause);
    }
  };

  return {
    signInHref: options.signInHref,
    getSession: session.get,
    subscribe: session.subscribe,
    authorize: async () => {
      // A token that is already rejected is not sent again.
      await renewal;
      const token = session.isFinished() ? '' : await currentToken();
      return token === '' ? {} : { authorization: `Bearer ${token}` };
    },
    recover: async ({ sent, isReplay }: UnauthorizedCall) => {
      if (session.isFinished()) return 'ended';
      if (isReplay) return over();
      const refused = (sent.authorization ?? '').replace(/^Bearer /, '');
      renewal ??= renewOrEnd(refused).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    ...(getEnd !== undefined && {
      lifetime: {
        endsAt: () => (session.isFinished() ? undefined : getEnd()),
        extend: async () => {
          if ((await ask(true)) === '') throw new Error('The portal did not renew its token.');
        },
      },
    }),
    ...(onSignOut !== undefined && {
      end: () => {
        session.finish();
        onSignOut();
      },
    }),
  };
}

/** Waits for work with a time limit, in milliseconds. @throws after the limit */
async function withinTime<Value>(limitMs: number, work: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${limitMs} ms.`));
    timer = setTimeout(fail, limitMs);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
