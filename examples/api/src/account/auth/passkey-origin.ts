import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** True if passkeys work for a call: only on the site they were created for, not on other origins that may call. */
export function hasPasskeysAt(
  c: Context<ApiEnv>,
  { passkeyOrigin }: Pick<Settings, 'passkeyOrigin'>,
): boolean {
  return passkeyOrigin !== undefined && (c.req.header('origin') ?? passkeyOrigin) === passkeyOrigin;
}
