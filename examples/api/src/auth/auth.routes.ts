import { Hono } from 'hono';
import { recordAudit } from '../audit/record-audit.ts';
import { ApiFailure } from '../server/failure.ts';
import { readBody } from '../server/read-body.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { countCall } from '../throttle/throttle.ts';
import { passwordInput, signInInput } from './auth.input.ts';
import { authMessages } from './auth.messages.ts';
import { deviceOf, markDevice } from './known-device.ts';
import { bearerToken, requireActor } from './require-administrator.ts';
import { endSession, endSessionsOf, startSession } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

/** /api/auth: login is in the contract; logout and password are additions to it. */
export function authRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const signIn = createSignIn(services);
  routes.post('/login', async (c) => {
    const input = await readBody(c, signInInput);
    const address = services.addressOf(c);
    const attempt = { ...input, address, device: deviceOf(c), requestId: c.get('requestId') };
    const { device, ...data } = await signIn(attempt);
    markDevice(c, device);
    return c.json({ success: true, data });
  });
  routes.post('/logout', async (c) => {
    const token = bearerToken(c);
    if (token !== undefined) await endSession(services.kysely, token);
    return c.json({ success: true, message: authMessages.signedOut });
  });
  routes.post('/password', async (c) => {
    const actor = await requireActor(c, services);
    const input = await readBody(c, passwordInput);
    const token = await changePassword(services, actor, input, c.get('requestId'));
    return c.json({ success: true, message: authMessages.passwordChanged, data: { token } });
  });
  return routes;
}

/** Sets one's own password, ends all of one's sessions and starts a new one, whose token it answers. */
async function changePassword(
  services: Services,
  actor: Actor,
  input: { current_password: string; new_password: string },
  requestId: string,
): Promise<string> {
  const { kysely, passwords, settings } = services;
  const now = services.now();
  const bucket = { kind: 'password', parts: [String(actor.id)] };
  await countCall(kysely, bucket, settings.throttle.passwordChangesByAccount, now);
  const user = await kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirst();
  if (!(await passwords.verify(input.current_password, user?.password_hash))) {
    throw new ApiFailure(422, authMessages.wrongPassword);
  }
  if (input.new_password === input.current_password) {
    throw new ApiFailure(422, authMessages.samePassword);
  }
  const hash = await passwords.hash(input.new_password);
  return kysely.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: hash, must_change_password: false })
      .where('id', '=', actor.id)
      .execute();
    await endSessionsOf(trx, actor.id);
    await recordAudit(
      trx,
      { actor, at: now, requestId },
      { action: 'password-changed', subject: 'user', subjectId: actor.id },
    );
    return startSession(trx, actor.id, now, settings.sessionHours);
  });
}
