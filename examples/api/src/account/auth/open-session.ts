import { roleNameOf, type SignInAnswer } from 'birrete/contract';
import { administratorRole } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { isSamePassword } from '#platform/passwords/password.ts';
import { rememberDevice } from './known-device.ts';
import { deleteExpiredSessions, type SignInMethod, startSession } from './sessions.ts';

/** The client of a sign-in request. */
export interface SignInClient {
  readonly address: string;
  /** The device token; undefined for a new device. */
  readonly device: string | undefined;
  readonly userAgent: string | undefined;
  readonly requestId: string;
}

/** The answer to a sign-in, and the token for the device cookie. */
export interface SignedIn extends SignInAnswer {
  readonly device: string;
}

/** The means of a sign-in, and its effects. */
interface Opening {
  /** @default 'password' */
  readonly openedBy?: SignInMethod;
  /** The time at which the user proved their identity; null if unknown. @default now */
  readonly authenticatedAt?: Date | null;
  /** Runs first in the transaction that stores the session. */
  readonly within?: (trx: Kysely<Schema>) => Promise<void>;
}

/**
 * Opens a session, sets the device cookie and records the sign-in.
 * @throws ApiFailure 401 if the password or the account has changed meanwhile.
 */
export async function openSession(
  services: Pick<Services, 'kysely' | 'settings' | 'now' | 'log'>,
  user: SignInUser,
  { address, device: known, userAgent, requestId }: SignInClient,
  { openedBy = 'password', authenticatedAt, within }: Opening = {},
): Promise<SignedIn> {
  const { kysely, settings } = services;
  const now = services.now();
  const hours = settings.sessionHours;
  const event = {
    action: 'signed-in',
    subject: 'user',
    subjectId: user.id,
    ...(openedBy === 'password' ? {} : { after: { opened_by: openedBy } }),
  };
  const actor = { id: user.id, name: user.full_name };
  await deleteExpiredSessions(kysely, now);
  const token = await kysely.transaction().execute(async (trx) => {
    await within?.(trx);
    await lockUnchanged(trx, user);
    const opened = { userId: user.id, now, hours, address, userAgent, openedBy };
    const started = await startSession(trx, { ...opened, authenticatedAt });
    await recordAccess(trx, { address, requestId, at: now, actor }, event);
    return started;
  });
  logSecurity(services, { event: 'signed-in', requestId, address, account: user.id, by: openedBy });
  const device = await rememberDevice(kysely, known, user.id, now);
  const mustChange = user.must_change_password && openedBy === 'password';
  const isOff = settings.signIn.administrators === 'passkey-or-provider';
  const mustAdd = mustChange && isOff && user.role_id === administratorRole;
  const described = describeUser(user, mustChange);
  return { token, user: mustAdd ? { ...described, must_add_passkey: true } : described, device };
}

/** Locks the user and refuses if the password was replaced or the account deactivated after the password check. */
async function lockUnchanged(
  trx: Kysely<Schema>,
  { id, password_hash }: SignInUser,
): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  const isUnchanged = row !== undefined && isSamePassword(row.password_hash, password_hash);
  if (!isUnchanged) throw refuse('wrongCredentials');
}

const columns = [
  ...(['id', 'username', 'email', 'full_name', 'role_id'] as const),
  ...(['is_active', 'password_hash', 'must_change_password'] as const),
];

/** The columns of a user that a sign-in needs. */
export type SignInUser = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirst']>>
>;

/** Selects users with the columns that a sign-in needs. */
export function selectUsers(kysely: Kysely<Schema>) {
  return kysely.selectFrom('users').select(columns);
}

function describeUser(user: SignInUser, mustChange: boolean): SignInAnswer['user'] {
  return {
    id: user.id,
    full_name: user.full_name,
    username: user.username,
    email: user.email,
    role_id: user.role_id,
    role_name: roleNameOf(user.role_id),
    must_change_password: mustChange,
  };
}
