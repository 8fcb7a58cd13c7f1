import { recordReads } from '../audit/record-reads.ts';
import { createTemporaryPassword, oneTimePassword } from '../auth/temporary-password.ts';
import type { On } from '../server/call-routes.ts';
import type { Services } from '../server/services.ts';
import { deleteUser, updateUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { reissuePassword } from './reset-password.ts';
import { describeUser, listUsers } from './users.query.ts';

export function userRoutes(on: On, services: Services): void {
  const { kysely, passwords } = services;
  on('listUsers', () => listUsers(kysely), { around: recordReads(services, 'users') });
  on('createUser', async ({ input, act }) => {
    const temporary_password = createTemporaryPassword();
    const hash = await passwords.hash(temporary_password);
    const row = await createUser(kysely, input, oneTimePassword(hash, act.at), act);
    return { ...describeUser(row), temporary_password };
  });
  on('updateUser', ({ target, input, act }) => updateUser(services, target, input, act));
  on('deleteUser', ({ target, act }) => deleteUser(services, target, act));
  on('reissuePassword', async ({ target, act }) => ({
    temporary_password: await reissuePassword(services, target, act),
  }));
}
