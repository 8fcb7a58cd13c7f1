import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ApiEnv } from '../server/services.ts';

const cookie = 'birrete-device';
const validDays = 180;

/**
 * The device token of the browser: a random cookie that recognizes it and grants no access. Scripts, other sites and
 * other paths cannot read it. A client without cookies signs in as a new device.
 */
export function deviceOf(c: Context<ApiEnv>): string | undefined {
  const token = getCookie(c, cookie);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Sets or renews the device cookie. */
export function setDeviceCookie(c: Context<ApiEnv>, token: string): void {
  const isEncrypted =
    new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
  setCookie(c, cookie, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isEncrypted,
    maxAge: validDays * 86_400,
  });
}

/** Whether the user has signed in from the device before. */
export async function isKnownDevice(
  kysely: Kysely<Schema>,
  device: string,
  userId: number,
  now: Date,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', hashDevice(device))
    .where('user_id', '=', userId)
    .where('seen_at', '>', oldest(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a sign-in of the user from a device, a new one if `device` is undefined. @returns the device token. */
export async function rememberDevice(
  kysely: Kysely<Schema>,
  device: string | undefined,
  userId: number,
  now: Date,
): Promise<string> {
  const token = device ?? randomBytes(32).toString('base64url');
  await kysely.deleteFrom('known_devices').where('seen_at', '<', oldest(now)).execute();
  await kysely
    .insertInto('known_devices')
    .values({ device_hash: hashDevice(token), user_id: userId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['device_hash', 'user_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  return token;
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - validDays * 86_400_000);
}

function hashDevice(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
