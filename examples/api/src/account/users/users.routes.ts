import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { recordListed } from '#evidence/audit/record-reads.ts';
import { rangesOf } from '#evidence/audit/shown-rows.ts';
import {
  createTemporaryPassword,
  oneTimePassword,
} from '#platform/passwords/temporary-password.ts';
import { deleteUser, updateUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { reissuePassword } from './reset-password.ts';
import { describeUser, listUsers } from './users.query.ts';

export function userRoutes(on: On, services: Services): void {
  const { kysely, passwords } = services;
  on('listUsers', async ({ audit }) => {
    const users = await listUsers(kysely);
    await recordListed(services, audit, 'users', { users: rangesOf(users.map(({ id }) => id)) });
    return users;
  });
  on('createUser', async ({ input, audit }) => {
    const temporary_password = createTemporaryPassword();
    const hash = await passwords.hash(temporary_password);
    const row = await createUser(kysely, input, oneTimePassword(hash, audit.at), audit);
    return { ...describeUser(row), temporary_password };
  });
  on('updateUser', ({ target, input, audit }) => updateUser(services, target, input, audit));
  on('deleteUser', ({ target, audit }) => deleteUser(services, target, audit));
  on('reissuePassword', async ({ target, audit }) => ({
    temporary_password: await reissuePassword(services, target, audit),
  }));
}
