import type { AuthAdapter, SessionLifetime } from '../session/auth-adapter.ts';

/**
 * The adapter as the provider of one API uses it: a session of another API is no session here, is not sent, and does not
 * end if this API rejects a call.
 */
export function bindAuth(auth: AuthAdapter, baseUrl: string): AuthAdapter {
  if (auth.isFor === undefined) return auth;
  const api = apiAddress(baseUrl);
  const isHere = () => auth.isFor?.(api) === true;
  const { begin, end, lifetime } = auth;
  // Delegates each member, since those of a class are not properties of the object.
  return {
    signInHref: auth.signInHref,
    subscribe: (listener) => auth.subscribe(listener),
    isFor: (other) => auth.isFor?.(other) === true,
    getSession: () => (isHere() ? auth.getSession() : undefined),
    authorize: () => (isHere() ? auth.authorize() : {}),
    recover: async (call) => (isHere() ? auth.recover(call) : 'ended'),
    noteEnd: (endsAt) => {
      if (isHere()) auth.noteEnd?.(endsAt);
    },
    ...(begin && { begin: (session) => auth.begin?.({ ...session, api }) }),
    ...(end && {
      end: () => {
        if (isHere()) auth.end?.();
      },
    }),
    ...(lifetime && { lifetime: bindLifetime(lifetime, isHere) }),
  };
}

function bindLifetime(lifetime: SessionLifetime, isHere: () => boolean): SessionLifetime {
  return {
    endsAt: () => (isHere() ? lifetime.endsAt() : undefined),
    ...(lifetime.extend && { extend: async () => lifetime.extend?.() }),
  };
}

/** The whole address of an API, as the client resolves it. */
function apiAddress(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  if (typeof location === 'undefined' || /^https?:/i.test(base)) return base;
  return location.origin + base;
}
