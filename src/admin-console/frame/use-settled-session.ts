import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import type { AuthAdapter } from '../../session/auth-adapter.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { isHeld, type UnsavedWork } from '../navigation/unsaved-work.ts';

/**
 * How long the console stays when its session ended elsewhere. After a 401 the provider leaves the page by a full
 * navigation; a navigation of the console's own would precede it.
 */
const graceMs = 1000;

interface SettledSessionOptions {
  readonly auth: AuthAdapter;
  readonly unsavedWork: UnsavedWork;
  /** The session is over, and the screen still shows what was typed. */
  readonly onUnsaved: () => void;
}

interface SettledSession {
  readonly session: Session | undefined;
  /** Ends the waiting: the person signed out here. */
  settle(): void;
}

/** The session as the guards see it: its end counts once nothing is lost by it. */
export function useSettledSession(options: SettledSessionOptions): SettledSession {
  const { auth, unsavedWork, onUnsaved } = options;
  const live = useSession(auth);
  const isKept = useStore(unsavedWork, isHeld);
  const [last, setLast] = useState(live);

  useEffect(() => {
    if (live !== undefined) {
      setLast(live);
      return;
    }
    const timer = setTimeout(isKept ? onUnsaved : () => setLast(undefined), graceMs);
    return () => clearTimeout(timer);
  }, [live, isKept, onUnsaved]);

  return { session: live ?? last, settle: () => setLast(undefined) };
}
