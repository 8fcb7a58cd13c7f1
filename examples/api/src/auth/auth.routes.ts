import { type Context, Hono } from 'hono';
import { publicAct, recordAudit } from '../audit/record-audit.ts';
import { missing } from '../server/failure.ts';
import { pathId } from '../server/path-id.ts';
import { readBody } from '../server/read-body.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { passwordInput, signInInput } from './auth.input.ts';
import { authMessages } from './auth.messages.ts';
import { changePassword } from './change-password.ts';
import { deviceOf, markDevice } from './known-device.ts';
import { findSignedIn, requireActor } from './require-administrator.ts';
import { endSessionOf, endSessionsOf, listSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

/** /api/auth: login is in the contract; logout, password and sessions are additions to it. */
export function authRoutes(services: Services): Hono<ApiEnv> {
  const { kysely, settings, now } = services;
  const routes = new Hono<ApiEnv>();
  const signIn = createSignIn(services);
  const callerOf = (c: Context<ApiEnv>) => ({
    address: services.addressOf(c),
    userAgent: c.req.header('user-agent'),
  });
  const end = (c: Context<ApiEnv>, actor: Actor, sessionId: number, action: string) =>
    kysely.transaction().execute(async (trx) => {
      const ended = await endSessionOf(trx, actor.id, sessionId);
      const act = { ...publicAct(c, services), actor };
      const event = { action, subject: 'user', subjectId: actor.id };
      if (ended) await recordAudit(trx, act, event);
      return ended;
    });
  routes.post('/login', async (c) => {
    const input = await readBody(c, signInInput);
    const requestId = c.get('requestId');
    const attempt = { ...input, ...callerOf(c), device: deviceOf(c), requestId };
    const { device, ...data } = await signIn(attempt);
    markDevice(c, device);
    return c.json({ success: true, data });
  });
  routes.post('/logout', async (c) => {
    const actor = await findSignedIn(c, services);
    if (actor !== undefined) await end(c, actor, actor.sessionId, 'signed-out');
    return c.json({ success: true, message: authMessages.signedOut });
  });
  routes.post('/password', async (c) => {
    const actor = await requireActor(c, services);
    const input = { ...(await readBody(c, passwordInput)), ...callerOf(c) };
    const token = await changePassword(services, actor, input, c.get('requestId'));
    return c.json({ success: true, message: authMessages.passwordChanged, data: { token } });
  });
  routes.get('/sessions', async (c) => {
    const actor = await requireActor(c, services);
    const data = await listSessions(kysely, actor, now(), settings.idleMinutes);
    return c.json({ success: true, data });
  });
  routes.delete('/sessions', async (c) => {
    const actor = await requireActor(c, services);
    await kysely.transaction().execute(async (trx) => {
      const count = await endSessionsOf(trx, actor.id, actor.sessionId);
      const event = { action: 'other-sessions-ended', subject: 'user', subjectId: actor.id };
      const act = { ...publicAct(c, services), actor };
      if (count > 0) await recordAudit(trx, act, { ...event, after: { count } });
    });
    return c.json({ success: true, message: authMessages.otherSessionsEnded });
  });
  routes.delete('/sessions/:id', async (c) => {
    const actor = await requireActor(c, services);
    const id = pathId(c, authMessages.sessionNotFound);
    const ended = await end(c, actor, id, 'session-ended');
    if (!ended) throw missing(authMessages.sessionNotFound);
    return c.json({ success: true, message: authMessages.sessionEnded });
  });
  return routes;
}
