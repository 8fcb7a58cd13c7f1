import type { User } from '../../../api/users/users.ts';
import type { SessionUser } from '../../../session/session.ts';

/** Why a user must keep his access. */
export type Protection = 'self' | 'last-administrator';

const administratorRole = 1;

/** Nobody takes away his own access or that of the last administrator. */
export function protectionOf(
  user: User,
  users: readonly User[],
  me: SessionUser | undefined,
): Protection | undefined {
  if (isSame(user, me)) return 'self';
  if (!isActingAdministrator(user)) return undefined;
  const others = users.some((other) => other.id !== user.id && isActingAdministrator(other));
  return others ? undefined : 'last-administrator';
}

function isActingAdministrator({ roleId, isActive }: User): boolean {
  return roleId === administratorRole && isActive;
}

/** A session has no id, so that a user is recognised by the names with which one signs in. */
function isSame(user: User, me: SessionUser | undefined): boolean {
  return isSameText(user.username, me?.username) || isSameText(user.email, me?.email);
}

function isSameText(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a) && a?.toLowerCase() === b?.toLowerCase();
}
