import {
  createUser,
  deleteUser,
  type UserDraft,
  updateUser,
} from '../../../api/users/change-user.ts';
import { listUsers, type User } from '../../../api/users/list-users.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { SessionUser } from '../../../session/session.ts';
import { queryKeys } from '../../data/query-keys.ts';
import {
  type Catalogue,
  type CatalogueColumn,
  type CatalogueField,
  type Choice,
  type FieldValues,
  off,
  on,
  searchKey,
  sortKey,
} from '../catalogue/catalogue.ts';
import { beginCreation } from '../catalogue/catalogue-creation.ts';
import { type Protection, protectionOf } from './user-guard.flow.ts';
import { usersMessages } from './users.messages.ts';

export type UserField = 'username' | 'email' | 'fullName' | 'role' | 'active';
type Words = typeof usersMessages.defaults;

/** New users are 'Admin' (spec §6 and §9). */
const defaultRole = '2';
const noFilters = { [searchKey]: '', [sortKey]: '' };

/** The users. @param me who is signed in: nobody locks himself out (ruling 42) */
export function usersCatalogue(
  words: Words,
  me: SessionUser | undefined,
): Catalogue<User, UserField> {
  return {
    id: 'users',
    words,
    listKey: queryKeys.users,
    read: listUsers,
    dependents: [],
    columns: userColumns(words),
    order: { columnId: 'fullName', direction: 'ascending' },
    findBy: (row) => [row.username, row.email, row.fullName, row.roleName, String(row.id)],
    filters: [],
    noFilters,
    nameOf: (row) => row.fullName ?? row.username,
    fields: userFields(words, me),
    blank: { username: '', email: '', fullName: '', role: defaultRole, active: on },
    valuesOf,
    useChoices: useRoleChoices,
    nameOfValues: ({ fullName }) => fullName,
    beginCreate: () =>
      beginCreation({
        read: listUsers,
        send: (api, values) => createUser(api, draftOf(values)),
        isSame: (row, { username }) => isSameText(row.username, username),
        outcomeOf: ({ temporaryPassword }) => ({ status: 'done', temporaryPassword }),
      }),
    update: (api, { id }, values) => updateUser(api, id, draftOf(values), values.active === on),
    remove: deleteUser,
    refuseRemoval: (row, rows) => {
      const protection = protectionOf(row, rows, me);
      if (protection === undefined) return undefined;
      return protection === 'self' ? words.selfRemoval : words.lastRemoval;
    },
  };
}

function userColumns(words: Words): readonly CatalogueColumn<User>[] {
  const wide = 'minmax(11em, 1.5fr)';
  return [
    { id: 'id', header: words.id, value: (row) => row.id, width: '5em' },
    { id: 'username', header: words.username, value: (row) => row.username, width: wide },
    {
      id: 'email',
      header: words.email,
      value: (row) => row.email,
      width: 'minmax(11em, 2fr)',
      isLong: true,
    },
    {
      id: 'fullName',
      header: words.fullName,
      value: (row) => row.fullName,
      width: 'minmax(10em, 2fr)',
      isRowHeader: true,
      isLong: true,
    },
    { id: 'active', header: words.active, value: (row) => row.isActive, width: '7em' },
  ];
}

function userFields(
  words: Words,
  me: SessionUser | undefined,
): readonly CatalogueField<User, UserField>[] {
  const lockedBy =
    (sentences: Readonly<Record<Protection, string>>) =>
    (row: User | undefined, rows: readonly User[]) => {
      const protection = row === undefined ? undefined : protectionOf(row, rows, me);
      return protection === undefined ? undefined : sentences[protection];
    };
  return [
    { id: 'username', kind: 'text', label: words.username, required: words.usernameRequired },
    {
      id: 'email',
      kind: 'email',
      label: words.email,
      required: words.emailRequired,
      invalid: words.emailInvalid,
    },
    { id: 'fullName', kind: 'text', label: words.fullName, required: words.fullNameRequired },
    {
      id: 'role',
      kind: 'choice',
      label: words.role,
      required: words.roleRequired,
      lock: lockedBy({ self: words.selfRoleLock, 'last-administrator': words.lastRoleLock }),
    },
    {
      id: 'active',
      kind: 'switch',
      label: words.active,
      // Only an update says whether the user is active (spec §7).
      isAsked: (_values, row) => row !== undefined,
      lock: lockedBy({ self: words.selfActiveLock, 'last-administrator': words.lastActiveLock }),
    },
  ];
}

function valuesOf(row: User): FieldValues<UserField> {
  return {
    username: row.username,
    email: row.email ?? '',
    fullName: row.fullName ?? '',
    role: row.roleId === undefined ? '' : String(row.roleId),
    active: row.isActive ? on : off,
  };
}

/** The three roles of spec §6, and the one a server invented if the row has it. */
function useRoleChoices(row: User | undefined) {
  const words = useMessages(usersMessages);
  const known: readonly Choice[] = [
    { key: '1', label: words.superAdmin },
    { key: '2', label: words.admin },
    { key: '3', label: words.user },
  ];
  const own = row?.roleId === undefined ? undefined : String(row.roleId);
  const isKnown = own === undefined || known.some(({ key }) => key === own);
  const rows = isKnown ? known : [...known, { key: own, label: row?.roleName ?? own }];
  return { role: { status: 'ready', rows, isRefreshing: false } as const };
}

function draftOf({ username, email, fullName, role }: FieldValues<UserField>): UserDraft {
  return { username, email, fullName, roleId: Number(role) };
}
