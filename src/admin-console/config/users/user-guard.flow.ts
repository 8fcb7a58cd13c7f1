import type { User } from '../../../api/users/list-users.ts';
import type { SessionUser } from '../../../session/session.ts';

/** Why a user must keep his access (ruling 42). */
export type Protection = 'self' | 'last-administrator';

const administratorRole = 1;

/** Nobody takes away his own access or that of the last administrator (ruling 42). */
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

/** A session knows no id (spec §3): the names by which one signs in tell who it is. */
function isSame(user: User, me: SessionUser | undefined): boolean {
  return isSameText(user.username, me?.username) || isSameText(user.email, me?.email);
}

function isSameText(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a) && a?.toLowerCase() === b?.toLowerCase();
}
