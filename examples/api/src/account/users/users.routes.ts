import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { recordReads } from '#evidence/audit/record-reads.ts';
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
  on('listUsers', () => listUsers(kysely), { around: recordReads(services, 'users') });
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
