import { beginCreateOnce } from '#admin-console/data/create-once.ts';
import { resources } from '#admin-console/data/resources.ts';
import type { Values } from '#admin-console/form/form.flow.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { type User, type UserInput, userKeys } from '#api/users/users.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import type { SessionUser } from '#session/session.ts';
import { KeyIcon } from '#ui/icon/action-icons.tsx';
import {
  type Catalogue,
  type CatalogueColumn,
  type EntryField,
  off,
  on,
} from '../catalogue/catalogue.ts';
import { lostPassword, passwordToShow } from './password-follow-up.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';
import { type Protection, protectionOf } from './user-guard.flow.ts';
import { usersMessages } from './users.messages.ts';

export type UserField = 'username' | 'email' | 'fullName' | 'role' | 'active';
type Messages = typeof usersMessages.defaults;

const { users } = resources;

/** The role of new users: 'Admin'. */
const defaultRole = '2';
/**
 * The catalogue of users.
 *
 * @param me the signed-in user, who can't revoke their own access
 * @param canReissue true if lost passwords can be replaced
 */
export function usersCatalogue(
  messages: Messages,
  me: SessionUser | undefined,
  canReissue: boolean,
): Catalogue<User, UserField> {
  return {
    id: 'users',
    resource: users,
    messages,
    rowName: (row) => row.fullName ?? row.username,
    table: {
      columns: userColumns(messages),
      order: { columnId: 'fullName', direction: 'ascending' },
      searchBy: (row) => [row.username, row.email, row.fullName, row.roleName, String(row.id)],
      filters: [],
    },
    form: {
      fields: (row, rows) => userFields(messages, row, row && protectionOf(row, rows, me)),
      wireNames: userKeys,
      valuesOf: userValues,
      useChoices: useRoleChoices,
    },
    changes: {
      beginCreate: () =>
        beginCreateOnce({
          list: users.list,
          create: async (api, values: Values<UserField>) => {
            const { temporaryPassword } = await users.create(api, userInput(values));
            return passwordToShow(values.fullName, temporaryPassword);
          },
          isSame: (row, { username }) => isSameText(row.username, username),
        }),
      afterLostResponse: ({ fullName }) => lostPassword(fullName),
      update: async (api, row, values, follow) => {
        const input = { ...userInput(values), isActive: values.active === on };
        const { version, temporaryPassword } = await users.update(api, row, input);
        const shown = passwordToShow(values.fullName, temporaryPassword);
        if (shown !== undefined) follow(shown);
        return version;
      },
      remove: users.remove,
      refuseRemoval: (row, rows) => {
        const protection = protectionOf(row, rows, me);
        if (protection === undefined) return undefined;
        return protection === 'self' ? messages.selfRemoval : messages.lastRemoval;
      },
    },
    rowAction: canReissue
      ? {
          label: messages.reissueAction,
          Icon: KeyIcon,
          isFor: (row) => row.isActive && protectionOf(row, [], me) !== 'self',
          Dialog: ReissueDialog,
        }
      : undefined,
  };
}

function userColumns(messages: Messages): readonly CatalogueColumn<User>[] {
  const wide = 'minmax(11em, 1.5fr)';
  return [
    { id: 'id', header: messages.id, value: (row) => row.id, width: '5em', card: 'fact' },
    {
      id: 'username',
      header: messages.username,
      value: (row) => row.username,
      width: wide,
      card: 'text',
    },
    {
      id: 'email',
      header: messages.email,
      value: (row) => row.email,
      width: 'minmax(11em, 2fr)',
      isLong: true,
      card: 'text',
    },
    {
      id: 'fullName',
      header: messages.fullName,
      value: (row) => row.fullName,
      width: 'minmax(10em, 2fr)',
      isRowHeader: true,
      isLong: true,
    },
    {
      id: 'active',
      header: messages.active,
      value: (row) => row.isActive,
      width: '7em',
      card: 'fact',
    },
  ];
}

function userFields(
  messages: Messages,
  row: User | undefined,
  protection: Protection | undefined,
): readonly EntryField<UserField>[] {
  const locks = lockMessages(messages, protection);
  const fields: readonly EntryField<UserField>[] = [
    { id: 'username', kind: 'text', label: messages.username, required: messages.usernameRequired },
    {
      id: 'email',
      kind: 'email',
      label: messages.email,
      required: messages.emailRequired,
      invalid: messages.emailInvalid,
    },
    { id: 'fullName', kind: 'text', label: messages.fullName, required: messages.fullNameRequired },
    {
      id: 'role',
      kind: 'choice',
      label: messages.role,
      required: messages.roleRequired,
      lock: locks?.role,
    },
  ];
  // The payload of a creation has no active flag.
  if (row === undefined) return fields;
  return [...fields, { id: 'active', kind: 'switch', label: messages.active, lock: locks?.active }];
}

/** The reasons why a user's role and access can't be changed. */
function lockMessages(messages: Messages, protection: Protection | undefined) {
  switch (protection) {
    case undefined:
      return undefined;
    case 'self':
      return { role: messages.selfRoleLock, active: messages.selfActiveLock };
    case 'last-administrator':
      return { role: messages.lastRoleLock, active: messages.lastActiveLock };
    default:
      return protection satisfies never;
  }
}

function userValues(row: User | undefined): Values<UserField> {
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

/** The three standard roles, and the row's role if the server has others. */
function useRoleChoices(row: User | undefined) {
  const messages = useMessages(usersMessages);
  const standard: readonly Choice[] = [
    { key: '1', label: messages.superAdmin },
    { key: '2', label: messages.admin },
    { key: '3', label: messages.user },
  ];
  const current = row?.roleId === undefined ? undefined : String(row.roleId);
  const isStandard = current === undefined || standard.some(({ key }) => key === current);
  const rows = isStandard
    ? standard
    : [...standard, { key: current, label: row?.roleName ?? current }];
  return { role: { status: 'ready', rows, isRefreshing: false } as const };
}

function userInput({ username, email, fullName, role }: Values<UserField>): UserInput {
  return { username, email, fullName, roleId: Number(role) };
}
