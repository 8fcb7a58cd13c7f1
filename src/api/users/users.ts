import { nonEmpty, object, pipe, string, transform, unknown } from 'valibot';
import * as extraPaths from '../../contract/extra-paths.ts';
import * as paths from '../../contract/paths.ts';
import type { ApiClient } from '../client.ts';
import { changesAt } from '../endpoints.ts';
import { ifMatch, type VersionedRow } from '../if-match.ts';
import { rowsAt } from '../rows-at.ts';
import { itemOf } from '../wire/answer.ts';
import {
  identifier,
  optionalFlag,
  optionalIdentifier,
  optionalName,
  optionalText,
  textOrEmpty,
} from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { rowOf } from '../wire/row.ts';

/** Somebody who may sign in, as the registrar's list shows them. */
export interface User {
  readonly id: number;
  /** '' when the server sends none. */
  readonly username: string;
  readonly email: string | undefined;
  readonly fullName: string | undefined;
  /** 1 Super Admin, 2 Admin, 3 Usuario. */
  readonly roleId: number | undefined;
  /** The role in the server's words, if it has any. */
  readonly roleName: string | undefined;
  /** A missing flag means active. */
  readonly isActive: boolean;
}

/** A user as the form holds it, complete and valid. */
export interface UserInput {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly roleId: number;
  /** Sent with an update only. */
  readonly isActive?: boolean | undefined;
}

/** What came of creating a user. */
interface CreatedUser {
  /** A one-time password, where the server makes one: shown once and kept nowhere. */
  readonly temporaryPassword: string | undefined;
}

const changes = {
  create: paths.createUser,
  update: paths.updateUser,
  remove: paths.deleteUser,
} as const;

const user = pipe(
  rowOf({
    id: [identifier, 'id', 'user_id'],
    username: [textOrEmpty, 'username'],
    email: [optionalText, 'email'],
    fullName: [optionalText, 'full_name'],
    roleId: [optionalIdentifier, 'role_id'],
    roleName: [optionalName, 'role_name', 'role'],
    isActive: [optionalFlag, 'is_active', 'active'],
  }),
  transform((row): User => ({ ...row, isActive: row.isActive ?? true })),
);

/** An empty body is a success too. */
const created = pipe(
  unknown(),
  transform((body): CreatedUser => ({ temporaryPassword: readTemporaryPassword(body) })),
);

/** At the top level or under `data`, letter by letter as it came: nothing is trimmed. */
function readTemporaryPassword(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { temporary_password: own } = body;
  if (typeof own === 'string' && own !== '') return own;
  return readTemporaryPassword(body.data);
}

/**
 * Everybody who may or might sign in. Creating sends no password; an update says whether the user is active as 1 or 0. A
 * server refuses to delete oneself and the last administrator.
 */
export const users = {
  list: rowsAt(paths.listUsers, user, 'message'),
  ...changesAt(changes, {
    toPayload: ({ username, email, fullName, roleId, isActive }: UserInput) => ({
      username,
      email,
      full_name: fullName,
      role_id: roleId,
      is_active: isActive === undefined ? undefined : Number(isActive),
    }),
    created,
  }),
};

const reissued = pipe(
  object({ temporary_password: pipe(string(), nonEmpty()) }),
  transform((body) => body.temporary_password),
);

/**
 * Replaces the user's password with a new one-time password and ends the user's sessions. Only for servers that offer
 * 'password-reset'.
 */
export function reissuePassword(api: ApiClient, row: VersionedRow): Promise<string> {
  return api.send({
    call: extraPaths.reissuePassword,
    parameters: { id: row.id },
    headers: ifMatch(api, row),
    answer: itemOf(reissued),
  });
}
