import type { AuthAdapter, Session } from 'birrete';

/** The account of your site's user. */
export interface Account {
  readonly name: string;
  readonly isRegistrar: boolean;
  readonly csrfToken: string;
}

/** The members of your account service that the adapter uses. */
export interface AccountService {
  readonly account: Account | undefined;
  onChange(listener: () => void): () => void;
  /** Asks the server for the current account; undefined if the session is over. */
  refresh(): Promise<Account | undefined>;
  signOut(): void;
}

/** An adapter for a site with a cookie session. Each call sends the CSRF token. */
export function cookieSession(service: AccountService): AuthAdapter {
  let known: { account: Account; session: Session } | undefined;
  let refreshing: Promise<Account | undefined> | undefined;
  const headersNow = (): Record<string, string> =>
    service.account === undefined ? {} : { 'X-CSRF-Token': service.account.csrfToken };
  return {
    // Returns the same object until the account changes.
    getSession: () => {
      const { account } = service;
      if (account === undefined) return undefined;
      if (known?.account !== account) known = { account, session: sessionOf(account) };
      return known.session;
    },
    subscribe: (listener) => service.onChange(listener),
    authorize: headersNow,
    recover: async ({ sent, isReplay }) => {
      if (isReplay) {
        service.signOut();
        return 'ended';
      }
      // Calls that are rejected at the same time share one refresh.
      refreshing ??= service.refresh().finally(() => {
        refreshing = undefined;
      });
      const account = await refreshing;
      if (account !== undefined && account.csrfToken !== sent['X-CSRF-Token']) return 'replay';
      service.signOut();
      return 'ended';
    },
    end: () => service.signOut(),
  };
}

function sessionOf({ name, isRegistrar }: Account): Session {
  return { user: { fullName: name, isAdministrator: isRegistrar } };
}
