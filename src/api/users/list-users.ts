import { object, pipe, transform, unknown } from 'valibot';
import type { ApiClient } from '../client.ts';
import { listOf } from '../wire/answer.ts';
import {
  applyAliases,
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalText,
} from '../wire/fields.ts';
import type { ListAnswer } from '../wire/list-answer.ts';
import { roleName } from '../wire/role-name.ts';

/** Somebody who may sign in, as the registrar's list shows them. */
export interface User {
  readonly id: number;
  /** '' when the server sends none. */
  readonly username: string;
  readonly email: string | undefined;
  readonly fullName: string | undefined;
  /** 1 Super Admin, 2 Admin, 3 Usuario. */
  readonly roleId: number | undefined;
  /** The server's name for the role, if it sends one. */
  readonly roleName: string | undefined;
  /** A missing flag means active. */
  readonly isActive: boolean;
}

const aliases = {
  id: ['id', 'user_id'],
  active: ['is_active', 'active'],
  role_name: ['role_name', 'role'],
};

const user = pipe(
  unknown(),
  transform((row) => applyAliases(row, aliases)),
  object({
    id: identifier,
    username: optionalText,
    email: optionalText,
    full_name: optionalText,
    role_id: optionalIdentifier,
    role_name: roleName,
    active: optionalFlag,
  }),
  transform(
    (row): User => ({
      id: row.id,
      username: row.username ?? '',
      email: row.email,
      fullName: row.full_name,
      roleId: row.role_id,
      roleName: row.role_name,
      isActive: row.active ?? true,
    }),
  ),
);

/** GET /api/users: everybody who may or might sign in. */
export function listUsers(api: ApiClient, signal?: AbortSignal): Promise<ListAnswer<User>> {
  return api.send({
    method: 'GET',
    template: '/api/users',
    signal,
    sentenceField: 'message',
    answer: listOf(user),
  });
}
