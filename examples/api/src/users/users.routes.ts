import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { createTemporaryPassword, oneTimePassword } from '../auth/temporary-password.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { deleteUser, updateUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { reissuePassword } from './reset-password.ts';
import type { CreatedUserAnswer, ReissuedPasswordAnswer } from './users.answer.ts';
import { userInput, userUpdateInput } from './users.input.ts';
import { userMessages as messages } from './users.messages.ts';
import { describeUser, listUsers } from './users.query.ts';

/** /api/users, for administrators; the one-time password is an addition to the contract. */
export function userRoutes(services: Services): Hono<ApiEnv> {
  const { kysely, passwords } = services;
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => c.json({ success: true, data: await listUsers(kysely) }));
  routes.post('/', async (c) => {
    const input = await readBody(c, userInput);
    const temporary_password = createTemporaryPassword();
    const hash = await passwords.hash(temporary_password);
    const act = actOf(c, services);
    const row = await createUser(kysely, input, oneTimePassword(hash, act.at), act);
    const data: CreatedUserAnswer = { ...describeUser(row), temporary_password };
    return c.json({ success: true, message: messages.created, data }, 201);
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const input = await readBody(c, userUpdateInput);
    const data = await updateUser(services, target, input, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.post('/:id/password', async (c) => {
    const act = actOf(c, services);
    const temporary_password = await reissuePassword(services, targetOf(c, messages.notFound), act);
    const data: ReissuedPasswordAnswer = { temporary_password };
    return c.json({ success: true, message: messages.passwordReissued, data });
  });
  routes.delete('/:id', async (c) => {
    await deleteUser(services, targetOf(c, messages.notFound), actOf(c, services));
    return c.json({ success: true, message: messages.deleted });
  });
  return routes;
}
