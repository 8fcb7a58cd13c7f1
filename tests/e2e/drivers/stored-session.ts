import { bearerSession } from 'birrete/auth/bearer-session';
import type { BrowserContextOptions } from 'playwright';
import * as v from 'valibot';
import { type Account, password } from './console-page.ts';

/** Content of a browser's storage. */
export type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const answer = v.object({ data: v.object({ token: v.string() }) });

/**
 * Signs an administrator in through the API.
 *
 * @param site the origin of its pages
 * @returns the entries of a browser after a sign-in
 */
export async function storedSession(site: string, account: Account): Promise<StoredSession> {
  const { identifier, fullName } = account;
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  const { token } = v.parse(answer, await response.json()).data;
  const entries = new Map<string, string>();
  const storage = {
    read: (key: string) => entries.get(key),
    write: (key: string, text: string) => void entries.set(key, text),
    remove: (key: string) => void entries.delete(key),
  };
  bearerSession({ storage }).begin({ token, user: { fullName, email: identifier, roleId: 1 } });
  const localStorage = [...entries].map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: site, localStorage }] };
}
