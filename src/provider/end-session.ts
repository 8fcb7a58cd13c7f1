import { signOut } from '../api/auth/sign-out.ts';
import type { Graduation } from './graduation-context.ts';

/**
 * The person signs out. Here the session is over at once, whatever the line does; a server that offers it is told, so
 * that the token is worth nothing from then on either. Nobody waits for that, and nobody hears when it fails.
 */
export function endSession({ api, auth }: Pick<Graduation, 'api' | 'auth'>): void {
  const offered = api.offers('sign-out') ? auth.authorize() : undefined;
  auth.end?.();
  if (offered !== undefined) void revoke(api, offered).catch(() => undefined);
}

async function revoke(
  api: Graduation['api'],
  offered: ReturnType<Graduation['auth']['authorize']>,
): Promise<void> {
  const credentials = await offered;
  if (Object.keys(credentials).length > 0) await signOut(api, credentials);
}
