import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { AuthAdapter } from '#session/auth-adapter.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/use-session.ts';
import { hasUnsavedWork, type UnsavedWork } from '../navigation/unsaved-work.ts';

/**
 * The time that the console waits after its session ended elsewhere. After a 401 the provider leaves the page with a full
 * navigation; without the wait, the console would navigate before it.
 */
const graceMs = 1000;

interface SettledSessionOptions {
  readonly auth: AuthAdapter;
  readonly unsavedWork: UnsavedWork;
  /** Called when the session is over and the screen still has unsaved work. */
  readonly onUnsaved: () => void;
}

interface SettledSession {
  readonly session: Session | undefined;
  /** Ends the wait, after a sign-out in this console. */
  settle(): void;
}

/** The session for the guard. It ends only when no unsaved work would be lost. */
export function useSettledSession(options: SettledSessionOptions): SettledSession {
  const { auth, unsavedWork, onUnsaved } = options;
  const live = useSession(auth);
  const isUnsaved = useStore(unsavedWork, hasUnsavedWork);
  const [last, setLast] = useState(live);

  useEffect(() => {
    if (live !== undefined) {
      setLast(live);
      return;
    }
    const timer = setTimeout(isUnsaved ? onUnsaved : () => setLast(undefined), graceMs);
    return () => clearTimeout(timer);
  }, [live, isUnsaved, onUnsaved]);

  return { session: live ?? last, settle: () => setLast(undefined) };
}
