import type { AuthAdapter } from '../session/auth-adapter.ts';
import { useGraduation } from './graduation-context.ts';

/** The provider's session: the host's adapter or the default one. */
export function useAuth(): AuthAdapter {
  return useGraduation().auth;
}
