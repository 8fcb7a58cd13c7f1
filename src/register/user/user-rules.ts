import type { CallProof } from '#contract/schema/call-row.ts';
import type { Refusal } from '#contract/schema/refusal.ts';

/** Wrong proofs of identity in a row that end a session. */
export const maxWrongProofs = 5;

/** The only role that administers, whatever the others are called. */
export const administratorRole = 1;

/** The facts about a user that decide what they may do. */
export interface UserRights {
  readonly role_id: number;
  readonly is_active: boolean;
}

/** True if a user may administer. */
export function isActiveAdministrator({ role_id, is_active }: UserRights): boolean {
  return is_active && role_id === administratorRole;
}

/** Refuses administrators who would deactivate or demote themselves. */
export function refuseUserChange(
  isSelf: boolean,
  after: UserRights,
): Refusal<'ownUserDeactivation' | 'ownUserDemotion'> | undefined {
  if (!isSelf || isActiveAdministrator(after)) return undefined;
  return { id: after.is_active ? 'ownUserDemotion' : 'ownUserDeactivation' };
}

/** True if a call needs a fresh proof of identity of a user who has a password or none. */
export function needsFreshProof(
  { proof }: { readonly proof?: CallProof },
  hasPassword: boolean,
): boolean {
  return proof === 'fresh' || (proof === 'password' && !hasPassword);
}

/** True if a change lets somebody in again, with a new one-time password. */
export function isReactivation(
  before: Pick<UserRights, 'is_active'>,
  after: { readonly is_active?: boolean | undefined },
): boolean {
  return !before.is_active && after.is_active === true;
}

/** Refuses administrators who would delete themselves. */
export function refuseUserDeletion(isSelf: boolean): Refusal<'ownUserDeletion'> | undefined {
  return isSelf ? { id: 'ownUserDeletion' } : undefined;
}

/** Refuses a one-time password for the administrator who asks and for inactive users. */
export function refusePasswordReissue(
  isSelf: boolean,
  isActive: boolean,
): Refusal<'ownPasswordReissue' | 'inactiveUserPassword'> | undefined {
  if (isSelf) return { id: 'ownPasswordReissue' };
  return isActive ? undefined : { id: 'inactiveUserPassword' };
}

const replacingCalls = {
  passkey: ['offerPasskey', 'addPasskey'],
  password: ['changePassword'],
} as const;

/**
 * Refuses the calls of a user who has signed in with a one-time password, except those that replace it: by a chosen one, or
 * by a passkey where administrators have no passwords.
 */
export function refuseUntilReplaced(
  call: string,
  replacement: 'passkey' | 'password',
): Refusal<'passkeyRequired' | 'passwordChangeRequired'> | undefined {
  const allowed: readonly string[] = replacingCalls[replacement];
  if (allowed.includes(call)) return undefined;
  return { id: replacement === 'passkey' ? 'passkeyRequired' : 'passwordChangeRequired' };
}

/** The keys by which usernames and e-mails are unique: case does not distinguish them. */
export function userKeys({
  username,
  email,
}: {
  readonly username: string;
  readonly email: string;
}) {
  return { username_key: username.toLowerCase(), email_key: email.toLowerCase() };
}
