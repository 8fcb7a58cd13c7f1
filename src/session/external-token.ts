import type { AuthAdapter, UnauthorizedCall } from './auth-adapter.ts';
import { createPortalSession, type PortalUser } from './portal-session.ts';

/** What a portal answers when it is asked for its token; nothing where nobody is signed in. */
export type PortalToken = string | null | undefined;

export interface ExternalTokenOptions {
  /**
   * The portal's token, asked for before each call. `renew` is true after the API refused the last one: the portal gets
   * a new one then, and does not answer from its cache. Throwing, answering nothing or answering the refused token when
   * asked to renew means that the session is over.
   */
  getToken(request: { readonly renew: boolean }): PortalToken | Promise<PortalToken>;
  /** Who is signed in at the portal. Asked often: it answers at once, from what is known. */
  getUser(): PortalUser | null | undefined;
  /**
   * Calls back when `getUser` may answer differently: somebody signed in or out.
   * @returns a function that unsubscribes
   */
  subscribe?: ((listener: () => void) => () => void) | undefined;
  /**
   * The API rejects the token, and the portal could not renew it. Called once, until somebody signs in again.
   * @param cause what `getToken` threw, if it did
   */
  onSessionOver?: ((cause?: unknown) => void) | undefined;
  /**
   * When the portal's session ends, in milliseconds since 1970, where that is known. The console asks two minutes before
   * whether the person stays; 'Seguir aquí' asks `getToken` with `renew`.
   */
  readonly getEnd?: (() => number | undefined) | undefined;
  /** Signs the person out of the portal. Without it, the console has no 'Salir'. */
  onSignOut?: (() => void) | undefined;
  /**
   * The portal's sign-in page, where a person is sent when the session is over, as the provider's router sees it.
   * @default none: the session's end is shown as a notice, and the page stays
   */
  readonly signInHref?: string | undefined;
  /** How long the portal may take to provide a token, in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
}

/**
 * The session of a portal that has signed the person in already. Nothing is stored. Many calls refused at the same time
 * make one renewal, and each is sent once more.
 *
 * @example
 * externalToken({
 *   getToken: ({ renew }) => portal.accessToken({ forceRefresh: renew }),
 *   getUser: () => ({ fullName: portal.user.name, roleId: portal.user.isRegistrar ? 1 : 2 }),
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

  /** A portal whose cache still answers the refused token: the renewed one is used in its place. */
  const currentToken = async () => {
    const token = await ask(false);
    return token === renewed?.insteadOf ? renewed.token : token;
  };

  const over = (cause?: unknown) => {
    // In a task of its own: what the portal throws is the portal's error, not the call's.
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
      // What is refused already need not be sent again.
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

/** Waits for work no longer than a limit, in milliseconds. @throws when the limit passes first */
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
