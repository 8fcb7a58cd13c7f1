import type { AuthAdapter } from './auth-adapter.ts';

/** An adapter without a user, for widgets of visitors in pages that others write: it sends no token to any API. */
export function anonymousSession(): AuthAdapter {
  return {
    signInHref: '/login',
    getSession: () => undefined,
    subscribe: () => () => undefined,
    authorize: () => ({}),
    recover: async () => 'ended',
  };
}
