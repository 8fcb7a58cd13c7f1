import { reissuePassword, type User, type UserInput } from '../../../api/users/users.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import type { SessionUser } from '../../../session/session.ts';
import { beginCreateOnce } from '../../data/create-once.ts';
import { resources } from '../../data/resources.ts';
import type { Values } from '../../form/form.flow.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import {
  type Catalogue,
  type CatalogueColumn,
  type EntryField,
  off,
  on,
} from '../catalogue/catalogue.ts';
import { type Protection, protectionOf } from './user-guard.flow.ts';
import { usersMessages } from './users.messages.ts';

export type UserField = 'username' | 'email' | 'fullName' | 'role' | 'active';
type Words = typeof usersMessages.defaults;

const { users } = resources;

/** New users are 'Admin'. */
const defaultRole = '2';
/** The users. @param me who is signed in: nobody takes away their own access */
export function usersCatalogue(
  words: Words,
  me: SessionUser | undefined,
): Catalogue<User, UserField> {
  return {
    id: 'users',
    resource: users,
    words,
    nameOf: (row) => row.fullName ?? row.username,
    table: {
      columns: userColumns(words),
      order: { columnId: 'fullName', direction: 'ascending' },
      searchBy: (row) => [row.username, row.email, row.fullName, row.roleName, String(row.id)],
      filters: [],
    },
    form: {
      fields: (row, rows) => userFields(words, row, row && protectionOf(row, rows, me)),
      valuesOf,
      useChoices: useRoleChoices,
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: users.list,
          create: (api, values: Values<UserField>) => users.create(api, inputOf(values)),
          isSame: (row, { username }) => isSameText(row.username, username),
        }),
      update: (api, row, values) =>
        users.update(api, row, { ...inputOf(values), isActive: values.active === on }),
      remove: users.remove,
      refuseRemoval: (row, rows) => {
        const protection = protectionOf(row, rows, me);
        if (protection === undefined) return undefined;
        return protection === 'self' ? words.selfRemoval : words.lastRemoval;
      },
      passwordHolder: ({ fullName }) => fullName,
    },
    reissue: {
      action: words.reissueAction,
      isFor: (row) => row.isActive && protectionOf(row, [], me) !== 'self',
      call: reissuePassword,
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
  row: User | undefined,
  protection: Protection | undefined,
): readonly EntryField<UserField>[] {
  const locks = lockSentences(words, protection);
  const fields: readonly EntryField<UserField>[] = [
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
      lock: locks?.role,
    },
  ];
  // Only an update says whether the user is active.
  if (row === undefined) return fields;
  return [...fields, { id: 'active', kind: 'switch', label: words.active, lock: locks?.active }];
}

/** Why the role and the access of a user can't be changed. */
function lockSentences(words: Words, protection: Protection | undefined) {
  switch (protection) {
    case undefined:
      return undefined;
    case 'self':
      return { role: words.selfRoleLock, active: words.selfActiveLock };
    case 'last-administrator':
      return { role: words.lastRoleLock, active: words.lastActiveLock };
    default:
      return protection satisfies never;
  }
}

function valuesOf(row: User | undefined): Values<UserField> {
  if (row === undefined) {
    return { username: '', email: '', fullName: '', role: defaultRole, active: on };
  }
  return {
    username: row.username,
    email: row.email ?? '',
    fullName: row.fullName ?? '',
    role: row.roleId === undefined ? '' : String(row.roleId),
    active: row.isActive ? on : off,
  };
}

/** The three roles, and a server's own one if the row has it. */
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

function inputOf({ username, email, fullName, role }: Values<UserField>): UserInput {
  return { username, email, fullName, roleId: Number(role) };
}
