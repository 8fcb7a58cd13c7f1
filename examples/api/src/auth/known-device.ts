import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ApiEnv } from '../server/services.ts';

const cookie = 'birrete-device';
const daysKept = 180;

/**
 * The mark by which a browser is known again: a random cookie that opens nothing. It is no use to pages, other sites or
 * other paths, and a client that keeps no cookies signs in as from a new device.
 */
export function deviceOf(c: Context<ApiEnv>): string | undefined {
  const token = getCookie(c, cookie);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Gives the browser its mark, or renews it. */
export function markDevice(c: Context<ApiEnv>, token: string): void {
  const isEncrypted =
    new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
  setCookie(c, cookie, token, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isEncrypted,
    maxAge: daysKept * 86_400,
  });
}

/** Whether this person has signed in from that device before. */
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

/** Notes that this person has signed in from a device, a new one without a mark. @returns its mark. */
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
  return new Date(now.getTime() - daysKept * 86_400_000);
}

function hashDevice(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
