import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { hashSecret } from '#platform/passwords/hash-secret.ts';
import type { SignInSettings } from '#platform/settings/sign-in-settings.ts';

/** Without `__Secure-`, which browsers accept over https only, a page of a sibling domain without https could set it. */
const secureCookie = '__Secure-birrete-device';
const plainCookie = 'birrete-device';
const validDays = 180;

/** The setting that decides the cookie's name. */
type Cookies = Pick<SignInSettings, 'secureCookies'>;

/**
 * The device token of the browser: a random cookie that recognizes it and grants no access. Scripts, other sites and
 * other paths cannot read it. A client without cookies signs in as a new device.
 */
export function deviceOf(c: Context<ApiEnv>, { secureCookies }: Cookies): string | undefined {
  const token = getCookie(c, secureCookies ? secureCookie : plainCookie);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Sets or renews the device cookie. In production browsers send it over https alone, whatever the proxy reports. */
export function setDeviceCookie(
  c: Context<ApiEnv>,
  token: string,
  { secureCookies }: Cookies,
): void {
  const isEncrypted =
    new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
  setCookie(c, secureCookies ? secureCookie : plainCookie, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: secureCookies || isEncrypted,
    maxAge: validDays * 86_400,
  });
}

/** True if the user has signed in from the device before. */
export function isKnownDevice(
  kysely: Kysely<Schema>,
  device: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  return hasRow(
    kysely
      .selectFrom('known_devices')
      .select('user_id')
      .where('device_hash', '=', hashSecret(device))
      .where('user_id', '=', userId)
      .where('seen_at', '>', oldest(now)),
  );
}

/**
 * Records a sign-in of the user from a device. A device that the user has not used before gets a new token, for a
 * sibling domain may have set the one that it brought; the new token is known to the users of the old one in its place.
 *
 * @returns the device token.
 */
export async function rememberDevice(
  kysely: Kysely<Schema>,
  device: string | undefined,
  userId: number,
  now: Date,
): Promise<string> {
  await kysely.deleteFrom('known_devices').where('seen_at', '<', oldest(now)).execute();
  const isKnown = device !== undefined && (await isKnownDevice(kysely, device, userId, now));
  const token = isKnown ? device : randomBytes(32).toString('base64url');
  if (device !== undefined && !isKnown) await moveUsers(kysely, device, token);
  await kysely
    .insertInto('known_devices')
    .values({ device_hash: hashSecret(token), user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['device_hash', 'user_id'])
        .doUpdateSet({ seen_at: now, signed_out_at: null }),
    )
    .execute();
  return token;
}

/** Notes that the user of a provider's session has signed out on a device. */
export async function noteSignOut(
  kysely: Kysely<Schema>,
  device: string,
  userId: number,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('known_devices')
    .set({ signed_out_at: now })
    .where('device_hash', '=', hashSecret(device))
    .where('user_id', '=', userId)
    .execute();
}

/** True if the last sign-in on a device has been followed by a sign-out. Of several users, the latest one decides. */
export async function hasSignedOut(kysely: Kysely<Schema>, device: string): Promise<boolean> {
  const latest = await kysely
    .selectFrom('known_devices')
    .select('signed_out_at')
    .where('device_hash', '=', hashSecret(device))
    .orderBy(({ fn }) => fn.coalesce('signed_out_at', 'seen_at'), 'desc')
    .executeTakeFirst();
  return latest !== undefined && latest.signed_out_at !== null;
}

/**
 * Makes a device's new token known to the users of its old one, who share the browser. The old one is forgotten: each
 * token has a separate count of failures, so that a user who went on sending it would get any number of guesses at
 * the passwords of the others.
 */
async function moveUsers(kysely: Kysely<Schema>, old: string, token: string): Promise<void> {
  await kysely
    .updateTable('known_devices')
    .set({ device_hash: hashSecret(token) })
    .where('device_hash', '=', hashSecret(old))
    .execute();
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - validDays * 86_400_000);
}
