import { signOut as callSignOut } from '../api/auth/sign-out.ts';
import type { ApiClient } from '../api/client.ts';
import type { AuthAdapter } from '../session/auth-adapter.ts';
import { browserStorage, tabKeys } from '../session/safe-storage.ts';
import { forgetAdministrator } from '../session/tab-entries.ts';

interface SignOutOptions {
  readonly api: ApiClient;
  readonly auth: AuthAdapter;
  /** Distinguishes the end of the session from an expiry. */
  readonly leaving?: { current: boolean } | undefined;
}

/**
 * Signs the user out. The session ends here immediately, whatever the state of the connection. If the server offers it,
 * the token is also revoked there; nothing waits for that call, and its failure is not reported. Nothing that the user
 * entered stays in the tab.
 */
export function signOut({ api, auth, leaving = { current: false } }: SignOutOptions): void {
  const offered = api.offers('sign-out') ? auth.authorize() : undefined;
  leaving.current = true;
  auth.end?.();
  forgetAdministrator({ ...browserStorage('session'), keys: tabKeys }, api.baseUrl);
  if (offered !== undefined) void revoke(api, offered).catch(() => undefined);
}

async function revoke(
  api: ApiClient,
  offered: ReturnType<AuthAdapter['authorize']>,
): Promise<void> {
  const credentials = await offered;
  if (Object.keys(credentials).length > 0) await callSignOut(api, credentials);
}
