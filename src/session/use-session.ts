import { useSyncExternalStore } from 'react';
import type { AuthAdapter } from './auth-adapter.ts';
import type { Session } from './session.ts';

/** Nobody is signed in where there is no browser. */
const nobody = () => undefined;

/** Who is signed in, followed through every change, those of other tabs included. */
export function useSession(auth: AuthAdapter): Session | undefined {
  return useSyncExternalStore(auth.subscribe, auth.getSession, nobody);
}
