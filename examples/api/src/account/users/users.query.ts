import { roleNameOf, type UserAnswer } from 'birrete/contract';
import { administratorRole, isActiveAdministrator } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';

export const userColumns = [
  ...(['id', 'username', 'email', 'full_name'] as const),
  ...(['role_id', 'is_active', 'version'] as const),
];

export type UserRow = Pick<Selectable<Schema['users']>, (typeof userColumns)[number]>;

/** Lists all users, by username. */
export async function listUsers(kysely: Kysely<Schema>): Promise<UserAnswer[]> {
  const rows = await kysely
    .selectFrom('users')
    .select(userColumns)
    .orderBy('username_key')
    .execute();
  return rows.map(describeUser);
}

/**
 * Locks one user for an administrator, with all active administrators in the order of ids. If two administrators remove
 * each other at once, the second one waits and then has no rights, so that one administrator always remains.
 * @throws ApiFailure 404 for an unknown user, 403 if the caller is no longer an administrator.
 */
export async function lockUser(
  trx: Kysely<Schema>,
  id: number,
  { actor }: AuditContext,
): Promise<UserRow> {
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
  if (!rows.some((row) => row.id === actor.id && isActiveAdministrator(row))) {
    throw refuse('forbidden');
  }
  const user = rows.find((row) => row.id === id);
  if (user === undefined) throw refuse('userMissing');
  return user;
}

/** Converts a row to an answer. */
export function describeUser(row: UserRow): UserAnswer {
  return {
    ...row,
    role_name: roleNameOf(row.role_id),
    is_active: row.is_active ? 1 : 0,
  };
}
