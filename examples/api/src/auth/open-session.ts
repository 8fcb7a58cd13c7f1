import { roleNames, type SignInAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { rememberDevice } from './known-device.ts';
import { endOldSessions, type OpenedBy, startSession } from './sessions.ts';

/** From where somebody signs in, and with which browser. */
export type Visit = {
  address: string;
  /** The mark of the device, if it has one. */
  device: string | undefined;
  userAgent: string | undefined;
  requestId: string;
};

/** What a sign-in answers, and the mark that its device gets. */
export type SignedIn = SignInAnswer & { device: string };

/**
 * Opens a session, sets the device cookie and records the sign-in.
 * @throws ApiFailure 401 when the password or the account has changed meanwhile.
 */
export async function openSession(
  { kysely, settings, ...services }: Pick<Services, 'kysely' | 'settings' | 'now'>,
  user: SigningIn,
  { address, device: known, userAgent, requestId }: Visit,
  openedBy: OpenedBy = 'password',
): Promise<SignedIn> {
  const now = services.now();
  const hours = settings.sessionHours;
  const event = {
    action: 'signed-in',
    subject: 'user',
    subjectId: user.id,
    ...(openedBy === 'password' ? {} : { after: { opened_by: openedBy } }),
  };
  const actor = { id: user.id, name: user.full_name };
  await endOldSessions(kysely, now);
  const token = await kysely.transaction().execute(async (trx) => {
    await holdUnchanged(trx, user);
    const opened = { userId: user.id, now, hours, address, userAgent, openedBy };
    const started = await startSession(trx, opened);
    await recordAudit(trx, { address, requestId, at: now, actor }, event);
    return started;
  });
  const device = await rememberDevice(kysely, known, user.id, now);
  const mustChange = user.must_change_password && openedBy === 'password';
  return { token, user: describeUser(user, mustChange), device };
}

/** A new password ends what the former one opens, also where it was checked before and is slow to get here. */
async function holdUnchanged(trx: Kysely<Schema>, { id, password_hash }: SigningIn): Promise<void> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw refuse('wrongCredentials');
}

const columns = [
  ...(['id', 'username', 'email', 'full_name', 'role_id'] as const),
  ...(['is_active', 'password_hash', 'must_change_password'] as const),
];

/** Who may be signing in. */
export type SigningIn = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirst']>>
>;

/** Users with what a sign-in has to know of them. */
export function selectUsers(kysely: Kysely<Schema>) {
  return kysely.selectFrom('users').select(columns);
}

function describeUser(user: SigningIn, mustChange: boolean): SignInAnswer['user'] {
  return {
    id: user.id,
    full_name: user.full_name,
    username: user.username,
    email: user.email,
    role_id: user.role_id,
    role_name: roleNames[user.role_id] ?? 'Usuario',
    must_change_password: mustChange,
  };
}
