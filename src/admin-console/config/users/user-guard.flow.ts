import type { User } from '#api/users/users.ts';
import type { SessionUser } from '#session/session.ts';

/** The reason why a user's access can't be revoked. */
export type Protection = 'self' | 'last-administrator';

const administratorRole = 1;

/** Protects the signed-in user and the last administrator from losing access. */
export function protectionOf(
  user: User,
  users: readonly User[],
  me: SessionUser | undefined,
): Protection | undefined {
  if (isSignedInUser(user, me)) return 'self';
  if (!isActingAdministrator(user)) return undefined;
  const hasOther = users.some((other) => other.id !== user.id && isActingAdministrator(other));
  return hasOther ? undefined : 'last-administrator';
}

function isActingAdministrator({ roleId, isActive }: User): boolean {
  return roleId === administratorRole && isActive;
}

/** Compares username and e-mail, because a session has no user id. */
function isSignedInUser(user: User, me: SessionUser | undefined): boolean {
  return isSameText(user.username, me?.username) || isSameText(user.email, me?.email);
}

function isSameText(a: string | undefined, b: string | undefined): boolean {
  return Boolean(a) && a?.toLowerCase() === b?.toLowerCase();
}
