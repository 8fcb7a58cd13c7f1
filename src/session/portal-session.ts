import type { Session, SessionUser } from './session.ts';

/** Somebody signed in at a portal, in the portal's words. */
export type PortalUser = {
  readonly [Key in keyof SessionUser]?: SessionUser[Key];
};

interface PortalSource {
  getUser(): PortalUser | null | undefined;
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** The session that follows a portal's user, until the API takes the portal's token no longer. */
export interface PortalSession {
  /** The same object until the user changes. */
  get(): Session | undefined;
  subscribe(listener: () => void): () => void;
  /** Ends the session whatever the portal says, until it names somebody anew. @returns whether it was not ended yet */
  finish(): boolean;
  isFinished(): boolean;
}

/**
 * Somebody is named anew when the portal named nobody in between, or names somebody else: a portal that merely tells of
 * something is not asked for its token again and again.
 */
export function createPortalSession({ getUser, subscribe }: PortalSource): PortalSession {
  const listeners = new Set<() => void>();
  let known: Session | undefined;
  let finished: { readonly session: Session | undefined } | undefined;

  const look = () => {
    const user = readUser(getUser());
    if (user === undefined) known = undefined;
    else if (known === undefined || !isSame(known.user, user)) known = { token: '', user };
    return known;
  };
  const heed = () => {
    if (finished === undefined || finished.session === look()) return;
    finished = known === undefined ? { session: undefined } : undefined;
  };

  return {
    get: () => (finished === undefined ? look() : undefined),
    subscribe: (listener) => {
      const told = () => {
        heed();
        listener();
      };
      listeners.add(listener);
      const stop = subscribe?.(told);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
    finish: () => {
      if (finished !== undefined) return false;
      finished = { session: look() };
      for (const listener of listeners) listener();
      return true;
    },
    isFinished: () => finished !== undefined,
  };
}

function readUser(user: PortalUser | null | undefined): SessionUser | undefined {
  if (user === null || user === undefined) return undefined;
  const { fullName, username, email, roleId, roleName } = user;
  return { fullName, username, email, roleId, roleName };
}

function isSame(a: SessionUser, b: SessionUser): boolean {
  return (
    a.fullName === b.fullName &&
    a.username === b.username &&
    a.email === b.email &&
    a.roleId === b.roleId &&
    a.roleName === b.roleName
  );
}
