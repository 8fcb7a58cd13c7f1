import { bearerToken, type Call, type CallId } from 'birrete/contract';
import { administratorRole, refuseUntilReplaced } from 'birrete/rules';
import type { Context, MiddlewareHandler } from 'hono';
import type { Services } from '#calls/services.ts';
import type { Actor, ApiEnv } from '#platform/http/api-env.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { sessionEndHeader } from '#platform/http/response-headers.ts';
import { findActor } from './sessions.ts';

/** The signed-in user; undefined without a valid token. */
export async function findSignedIn(
  c: Context<ApiEnv>,
  services: Services,
): Promise<Actor | undefined> {
  const token = bearerToken(c.req.header('authorization'));
  return token === undefined ? undefined : findActor(services, token, services.now());
}

/** Finds the signed-in user and announces the end of the session. @throws ApiFailure 401 without a valid token. */
async function requireActor(c: Context<ApiEnv>, services: Services): Promise<Actor> {
  const actor = await findSignedIn(c, services);
  if (actor !== undefined) {
    const seconds = (actor.endsAt.getTime() - services.now().getTime()) / 1000;
    c.header(sessionEndHeader, String(Math.floor(seconds)));
    c.set('actor', actor);
    return actor;
  }
  const token = bearerToken(c.req.header('authorization'));
  throw refuse(token === undefined ? 'signInRequired' : 'sessionExpired', challenge);
}

/**
 * Admits the audience of a call and sets `actor`. Answers 401 without a session, 403 to other roles, and 403 to a session
 * that a one-time password opened, except for the calls that replace it.
 */
export function requireAudience(
  id: CallId,
  { audience }: Pick<Call, 'audience'>,
  services: Services,
): MiddlewareHandler<ApiEnv> {
  if (audience === 'public') return (_c, next) => next();
  return async (c, next) => {
    const actor = await requireActor(c, services);
    const isAdministrator = actor.roleId === administratorRole;
    if (audience === 'administrators' && !isAdministrator) throw refuse('forbidden');
    if (actor.mustChangePassword) {
      const isOff = services.settings.signIn.administrators === 'passkey-or-provider';
      demand(refuseUntilReplaced(id, isOff && isAdministrator ? 'passkey' : 'password'));
    }
    await next();
  };
}

const challenge = { headers: { 'WWW-Authenticate': 'Bearer' } };
