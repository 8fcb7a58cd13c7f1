import { createStore } from 'zustand/vanilla';
import type { Session, SessionUser } from './session.ts';

/** A user of a portal. The roles of the API are not the portal's: it sets `isAdministrator` instead of `roleId`. */
export type PortalUser = SessionUser;

interface PortalSource {
  getUser(): PortalUser | null | undefined;
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/** The session of a portal's user, until the API rejects the portal's token. */
export interface PortalSession {
  /** The same object until the user changes. */
  get(): Session | undefined;
  subscribe(listener: () => void): () => void;
  /** Ends the session until the portal signs a user in again. @returns whether it had not ended yet */
  finish(): boolean;
  isFinished(): boolean;
}

/**
 * Follows the portal's user. An ended session begins again only when the portal had no user in between, or has another
 * user: a portal that merely reports something is not asked for its token again and again.
 */
export function createPortalSession({ getUser, subscribe }: PortalSource): PortalSession {
  let known: Session | undefined;
  /** The session that has ended, whatever the portal reports; undefined if none has. */
  const finished = createStore<{ readonly session: Session | undefined } | undefined>(
    () => undefined,
  );
  const isFinished = () => finished.getState() !== undefined;

  const look = () => {
    const user = readUser(getUser());
    if (user === undefined) known = undefined;
    else if (known === undefined || !isSame(known.user, user)) known = { token: '', user };
    return known;
  };
  /** Lets the session begin again when the portal has another user. */
  const followPortal = () => {
    const end = finished.getState();
    if (end === undefined || end.session === look()) return;
    finished.setState(known === undefined ? { session: undefined } : undefined, true);
  };

  return {
    get: () => (isFinished() ? undefined : look()),
    subscribe: (listener) => {
      followPortal();
      const unsubscribe = finished.subscribe(listener);
      const unsubscribePortal = subscribe?.(() => listener());
      return () => {
        unsubscribe();
        unsubscribePortal?.();
      };
    },
    finish: () => {
      if (isFinished()) return false;
      finished.setState({ session: look() }, true);
      // Subscribes independently of widgets: the user may sign in again while none listens.
      const unsubscribe = subscribe?.(() => {
        followPortal();
        if (!isFinished()) unsubscribe?.();
      });
      return true;
    },
    isFinished,
  };
}

function readUser(user: PortalUser | null | undefined): SessionUser | undefined {
  if (user === null || user === undefined) return undefined;
  const { fullName, username, email, isAdministrator, roleId, roleName } = user;
  return { fullName, username, email, isAdministrator, roleId, roleName };
}

function isSame(a: SessionUser, b: SessionUser): boolean {
  return (
    a.fullName === b.fullName &&
    a.username === b.username &&
    a.email === b.email &&
    a.isAdministrator === b.isAdministrator &&
    a.roleId === b.roleId &&
    a.roleName === b.roleName
  );
}
