import { signOut as callSignOut } from '../api/auth/sign-out.ts';
import type { ApiClient } from '../api/client.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';

interface SignOutOptions {
  readonly api: ApiClient;
  readonly auth: AuthAdapter;
}

/**
 * The person signs out. Here the session is over at once, whatever the connection does; a server that offers it is
 * called, so that the token is worth nothing from then on either. Nothing waits for that call, and its failure is not
 * reported.
 */
export function signOut({ api, auth }: SignOutOptions): void {
  const offered = api.offers('sign-out') ? auth.authorize() : undefined;
  auth.end?.();
  if (offered !== undefined) void revoke(api, offered).catch(() => undefined);
}

async function revoke(
  api: ApiClient,
  offered: ReturnType<AuthAdapter['authorize']>,
): Promise<void> {
  const credentials = await offered;
  if (Object.keys(credentials).length > 0) await callSignOut(api, credentials);
}
