import { nonEmpty, object, parse, pipe, string, transform, unknown } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import * as paths from '#contract/paths/paths.ts';
import { changesAt } from '../changes-at.ts';
import type { ApiClient } from '../client.ts';
import { ifMatch, type VersionedRow, versionAfter } from '../if-match.ts';
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

/** A user of the console. */
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

/** A complete and valid user from the form. */
export interface UserInput {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly roleId: number;
  /** Sent with an update only. */
  readonly isActive?: boolean | undefined;
}

/** The result of creating a user. */
interface CreatedUser {
  /** A one-time password, if the server generates one. Shown once and not stored. */
  readonly temporaryPassword: string | undefined;
}

const changes = {
  create: paths.createUser,
  update: paths.updateUser,
  remove: paths.deleteUser,
} as const;

/** The result of changing a user. */
interface ChangedUser {
  /** The row's new version, if the server returns it. */
  readonly version: string | undefined;
  /** A one-time password, if the change let the user in again. */
  readonly temporaryPassword: string | undefined;
}

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

/** At the top level or under `data`. The password is not trimmed. */
function readTemporaryPassword(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { temporary_password: own } = body;
  if (typeof own === 'string' && own !== '') return own;
  return readTemporaryPassword(body.data);
}

const changed = pipe(
  unknown(),
  transform((body): ChangedUser => {
    const { temporaryPassword } = parse(created, body);
    return { version: parse(versionAfter, body), temporaryPassword };
  }),
);

/**
 * All users. Creating one sends no password; an update sends the status as 1 or 0. The server declines to delete the
 * user who asks and the last administrator.
 */
export const users = {
  list: rowsAt(paths.listUsers, user, 'message'),
  ...changesAt(changes, { toPayload, created }),
  update: (api: ApiClient, row: VersionedRow, input: UserInput): Promise<ChangedUser> =>
    api.send({
      call: paths.updateUser,
      parameters: { id: row.id },
      payload: toPayload(input),
      messageField: 'message',
      headers: ifMatch(api, row),
      answer: changed,
    }),
};

/** The keys of a user's body. */
export const userKeys = {
  username: 'username',
  email: 'email',
  fullName: 'full_name',
  role: 'role_id',
  active: 'is_active',
} as const;

function toPayload({ username, email, fullName, roleId, isActive }: UserInput) {
  return {
    [userKeys.username]: username,
    [userKeys.email]: email,
    [userKeys.fullName]: fullName,
    [userKeys.role]: roleId,
    [userKeys.active]: isActive === undefined ? undefined : Number(isActive),
  };
}

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
