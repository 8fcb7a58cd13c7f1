import type { AuthAdapter } from '../session/auth-adapter.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { useGraduation } from './graduation-context.ts';

/** Who is signed in, for the rooms that ask while they are drawn. */
export function useAuth(): AuthAdapter {
  return useGraduation().openAuth(bearerSession);
}
