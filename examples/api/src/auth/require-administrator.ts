import { bearerToken } from 'birrete/contract';
import { administratorRole } from 'birrete/rules';
import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '../server/failure.ts';
import { sessionEndHeader } from '../server/response-headers.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { findActor } from './sessions.ts';

/** The signed-in user; undefined without a valid token. */
export async function findSignedIn(
  c: Context<ApiEnv>,
  { kysely, settings, now }: Services,
): Promise<Actor | undefined> {
  const token = bearerToken(c.req.header('authorization'));
  return token === undefined ? undefined : findActor(kysely, token, now(), settings.idleMinutes);
}

/** Finds the signed-in user and announces the end of the session. @throws ApiFailure 401 without a valid token. */
async function requireActor(c: Context<ApiEnv>, services: Services): Promise<Actor> {
  const actor = await findSignedIn(c, services);
  if (actor !== undefined) {
    const seconds = (actor.endsAt.getTime() - services.now().getTime()) / 1000;
    c.header(sessionEndHeader, String(Math.floor(seconds)));
    return actor;
  }
  const token = bearerToken(c.req.header('authorization'));
  throw refuse(token === undefined ? 'signInRequired' : 'sessionExpired', challenge);
}

/** Admits users with a session and sets `actor`; answers 401 to others. */
export function requireSignedIn(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('actor', await requireActor(c, services));
    await next();
  };
}

/**
 * Admits administrators and sets `actor`. Answers 401 without a session, and 403 to other roles and to administrators who
 * signed in with a one-time password.
 */
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
