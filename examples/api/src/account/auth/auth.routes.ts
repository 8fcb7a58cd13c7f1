import type { Context } from 'hono';
import type { AuditContext } from '#calls/audit-context.ts';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor, ApiEnv } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { changePassword } from './change-password.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { deviceOf, noteSignOut, setDeviceCookie } from './known-device.ts';
import { findSignedIn } from './require-audience.ts';
import { endSessionOf, endSessionsOf, listSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { canHavePassword, storeProof } from './step-up.ts';

/** Sign-in, sign-out, and the user's own password and sessions. */
export function authRoutes(on: On, services: Services): void {
  const { kysely, settings, now } = services;
  const signIn = createSignIn(services);
  const callerOf = (c: Context<ApiEnv>) => ({
    address: services.addressOf(c),
    userAgent: c.req.header('user-agent'),
  });
  const end = (actor: Actor, audit: AuditContext, sessionId: number, action: string) =>
    kysely.transaction().execute(async (trx) => {
      const ended = await endSessionOf(trx, actor.id, sessionId);
      const event = { action, subject: 'user', subjectId: actor.id };
      if (ended) await recordAccess(trx, { ...audit, actor }, event);
      return ended;
    });
  on('signIn', async ({ c, input }) => {
    const requestId = c.get('requestId');
    const attempt = { ...input, ...callerOf(c), device: deviceOf(c, settings.signIn), requestId };
    const { device, ...data } = await signIn(attempt);
    setDeviceCookie(c, device, settings.signIn);
    return data;
  });
  on('signOut', async ({ c, audit }) => {
    const actor = await findSignedIn(c, services);
    if (actor === undefined) return;
    await end(actor, audit, actor.sessionId, 'signed-out');
    const device = deviceOf(c, settings.signIn);
    const hasProvider = actor.openedBy === 'openid' && device !== undefined;
    if (hasProvider) await noteSignOut(kysely, device, actor.id, now());
  });
  on('changePassword', async ({ c, input, audit }) => {
    const change = { ...input, ...callerOf(c) };
    const token = await changePassword(services, change, { ...audit, actor: c.get('actor') });
    return { token };
  });
  on('confirmByPassword', async ({ c, input, audit }) => {
    const actor = c.get('actor');
    if (!canHavePassword(actor, services)) throw refuse('forbidden');
    const user = await verifyCurrentPassword(services, actor, input.current_password, audit);
    if (user.must_change_password) throw refuse('forbidden');
    await storeProof(services, actor, { by: 'password', at: audit.at }, audit);
  });
  on('listSessions', ({ c }) => listSessions(kysely, c.get('actor'), now(), settings.idleMinutes));
  on('endOtherSessions', async ({ c, audit }) => {
    const { id, sessionId } = c.get('actor');
    await kysely.transaction().execute(async (trx) => {
      const count = await endSessionsOf(trx, id, sessionId);
      const event = { action: 'other-sessions-ended', subject: 'user', subjectId: id };
      if (count > 0) await recordAccess(trx, audit, { ...event, after: { count } });
    });
  });
  on('endSession', async ({ c, audit, target }) => {
    const ended = await end(c.get('actor'), audit, target.id, 'session-ended');
    if (!ended) throw refuse('sessionMissing');
  });
}
