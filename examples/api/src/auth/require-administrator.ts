import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../server/failure.ts';
import { sessionEndHeader } from '../server/response-headers.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { findActor } from './sessions.ts';

/** Only this role administers, whatever the others are called. */
export const administratorRole = 1;

/** The token of `Authorization: Bearer …`, else undefined. */
function bearerToken(c: Context<ApiEnv>): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The signed-in user; undefined without a valid token. */
export async function findSignedIn(
  c: Context<ApiEnv>,
  { kysely, settings, now }: Services,
): Promise<Actor | undefined> {
  const token = bearerToken(c);
  return token === undefined ? undefined : findActor(kysely, token, now(), settings.idleMinutes);
}

/** The signed-in user; the answer says when the session ends. @throws ApiFailure 401 */
async function requireActor(c: Context<ApiEnv>, services: Services): Promise<Actor> {
  const actor = await findSignedIn(c, services);
  if (actor !== undefined) {
    const seconds = (actor.endsAt.getTime() - services.now().getTime()) / 1000;
    c.header(sessionEndHeader, String(Math.floor(seconds)));
    return actor;
  }
  throw refuse(bearerToken(c) === undefined ? 'signInRequired' : 'sessionExpired', challenge);
}

/** Admits users with a session and sets `actor`; 401 for others. */
export function requireSignedIn(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('actor', await requireActor(c, services));
    await next();
  };
}

/** Admits administrators and sets `actor`; 401 and 403 for others, and for administrators with a one-time password. */
export function requireAdministrator(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const actor = await requireActor(c, services);
    if (actor.roleId !== administratorRole) throw refuse('forbidden');
    if (actor.mustChangePassword) throw refuse('passwordChangeRequired');
    c.set('actor', actor);
    await next();
  };
}

const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };
