import { useSyncExternalStore } from 'react';
import type { AuthAdapter } from './auth-adapter.ts';
import type { Session } from './session.ts';

/** The server snapshot: nobody is signed in. */
const nobody = () => undefined;

/** The current session, updated with every change, changes in other tabs included. */
export function useSession(auth: AuthAdapter): Session | undefined {
  return useSyncExternalStore(auth.subscribe, auth.getSession, nobody);
}
