import type { Context, MiddlewareHandler } from 'hono';
import { ApiFailure } from '../server/failure.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { authMessages } from './auth.messages.ts';
import { findActor } from './sessions.ts';

/** Only this role administers, whatever the others are called. */
export const administratorRole = 1;

/** The token of `Authorization: Bearer …`, else undefined. */
function bearerToken(c: Context<ApiEnv>): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The signed-in person, if the request comes from one. */
export async function findSignedIn(
  c: Context<ApiEnv>,
  { kysely, settings, now }: Services,
): Promise<Actor | undefined> {
  const token = bearerToken(c);
  return token === undefined ? undefined : findActor(kysely, token, now(), settings.idleMinutes);
}

/** The signed-in person; 401 without one. */
export async function requireActor(c: Context<ApiEnv>, services: Services): Promise<Actor> {
  const actor = await findSignedIn(c, services);
  if (actor !== undefined) return actor;
  const sentence =
    bearerToken(c) === undefined ? authMessages.signInRequired : authMessages.sessionExpired;
  throw new ApiFailure(401, sentence, challenge);
}

/**
 * Lets administrators through and puts them in reach as `actor`; 401 and 403 for others. With a one-time password, only
 * /api/auth/password is open.
 */
export function requireAdministrator(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const actor = await requireActor(c, services);
    if (actor.roleId !== administratorRole) throw new ApiFailure(403, authMessages.forbidden);
    if (actor.mustChangePassword) throw new ApiFailure(403, authMessages.changePasswordFirst);
    c.set('actor', actor);
    await next();
  };
}

const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };
