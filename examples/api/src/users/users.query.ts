import type { Kysely, Selectable } from 'kysely';
import { roleNames } from '../auth/auth.messages.ts';
import { administratorRole } from '../auth/require-administrator.ts';
import type { Schema } from '../database/schema.ts';
import { missing } from '../server/failure.ts';
import type { UserAnswer } from './users.answer.ts';
import { userMessages } from './users.messages.ts';

export const userColumns = [
  ...(['id', 'username', 'email', 'full_name'] as const),
  ...(['role_id', 'is_active', 'version'] as const),
];

export type UserRow = Pick<Selectable<Schema['users']>, (typeof userColumns)[number]>;

/** All users, by username. */
export async function listUsers(kysely: Kysely<Schema>): Promise<UserAnswer[]> {
  const rows = await kysely
    .selectFrom('users')
    .select(userColumns)
    .orderBy('username_key')
    .execute();
  return rows.map(describeUser);
}

/**
 * Locks the active administrators and one user, in the order of ids: two administrators who remove each other at the
 * same moment wait for one another, and the second is found to be the last.
 * @throws ApiFailure 404 when the user is none.
 */
export async function lockUser(
  trx: Kysely<Schema>,
  id: number,
): Promise<{ user: UserRow; otherAdministrators: number }> {
  const rows = await trx
    .selectFrom('users')
    .select(userColumns)
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([where('role_id', '=', administratorRole), where('is_active', '=', true)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = rows.find((row) => row.id === id);
  if (user === undefined) throw missing(userMessages.notFound);
  const others = rows.filter((row) => row.id !== id && isAdministrator(row));
  return { user, otherAdministrators: others.length };
}

/** Whether a user may administer right now. */
export function isAdministrator(user: Pick<UserRow, 'role_id' | 'is_active'>): boolean {
  return user.is_active && user.role_id === administratorRole;
}

/** A row as an answer. */
export function describeUser(row: UserRow): UserAnswer {
  return {
    ...row,
    role_name: roleNames[row.role_id] ?? 'Usuario',
    is_active: row.is_active ? 1 : 0,
  };
}
