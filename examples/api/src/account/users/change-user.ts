import type { ChangedUserAnswer, UserAnswer, UserUpdate } from 'birrete/contract';
import { isReactivation, refuseUserChange, refuseUserDeletion, userKeys } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { demandVersion, type Target } from '#platform/http/target.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { createTemporaryPassword } from '#platform/passwords/temporary-password.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { unlinkIdentities } from '../openid/link-identity.ts';
import { refusingTakenNames } from './create-user.ts';
import { replacePassword } from './reset-password.ts';
import { describeUser, lockUser, type UserRow, userColumns } from './users.query.ts';

/**
 * Changes a user. Deactivation ends all sessions of the user; a user who is activated again gets a one-time password,
 * because the former one may be known to others.
 * @throws ApiFailure 403 when the caller has lost their rights meanwhile; 404; 409 for a taken name, and for
 *   administrators who deactivate or demote themselves; 412 when the caller knows another version.
 */
export async function updateUser(
  services: Services,
  target: Target,
  input: UserUpdate,
  audit: AuditContext,
): Promise<ChangedUserAnswer> {
  const { id } = target;
  const password = await preparePassword(services, id, input);
  const { user, isAccess } = await change(services, target, input, { audit, password });
  const { requestId, address, actor } = audit;
  if (isAccess) {
    const event = 'access-changed';
    logSecurity(services, { event, requestId, address, account: id, actor: actor.id });
  }
  return { ...user, ...(password && { temporary_password: password.text }) };
}

/** A one-time password with its hash. */
interface PreparedPassword {
  readonly text: string;
  readonly hash: string;
}

/** Hashes a password for a user who will be activated again; the transaction does not wait for it. */
async function preparePassword(
  { kysely, passwords }: Services,
  id: number,
  input: UserUpdate,
): Promise<PreparedPassword | undefined> {
  const before = await kysely
    .selectFrom('users')
    .select('is_active')
    .where('id', '=', id)
    .executeTakeFirst();
  if (before === undefined || !isReactivation(before, input)) return undefined;
  const text = createTemporaryPassword();
  return { text, hash: await passwords.hash(text) };
}

/** The caller of a change, and the password of a user who is activated again. */
interface Change {
  readonly audit: AuditContext;
  readonly password: PreparedPassword | undefined;
}

function change(
  { kysely }: Services,
  target: Target,
  input: UserUpdate,
  { audit, password }: Change,
): Promise<{ user: UserAnswer; isAccess: boolean }> {
  const { id } = target;
  return refusingTakenNames(() =>
    kysely.transaction().execute(async (trx) => {
      const user = await lockUser(trx, id, audit);
      const after: UserRow = { ...user, ...input, is_active: input.is_active ?? user.is_active };
      demandVersion(target, user.version, 'rowChanged');
      demand(refuseUserChange(id === audit.actor.id, after));
      // Somebody else has activated or deactivated the user meanwhile.
      if (isReactivation(user, input) !== (password !== undefined)) throw refuse('rowChanged');
      const row = await trx
        .updateTable('users')
        .set({ ...input, ...userKeys(input) })
        .where('id', '=', id)
        .returning(userColumns)
        .executeTakeFirstOrThrow();
      if (!after.is_active) await endSessionsOf(trx, id);
      if (userKeys(after).email_key !== userKeys(user).email_key) await unlinkIdentities(trx, id);
      await recordUpdate(trx, audit, {
        subject: 'user',
        subjectId: id,
        rows: { users: [id] },
        before: user,
        after: input,
      });
      if (password) await replacePassword(trx, id, password.hash, audit);
      const isAccess = user.role_id !== after.role_id || user.is_active !== after.is_active;
      return { user: describeUser(row), isAccess };
    }),
  );
}

/** Deletes a user and their sessions. The name remains in the audit trail. @throws ApiFailure 403, 404, 409, 412. */
export async function deleteUser(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id, audit);
    demandVersion(target, user.version, 'rowChanged');
    demand(refuseUserDeletion(id === audit.actor.id));
    await trx.deleteFrom('users').where('id', '=', id).execute();
    const { id: _, version, ...before } = user;
    const event = { action: 'deleted', subject: 'user', subjectId: id, rows: { users: [id] } };
    await recordAudit(trx, audit, { ...event, before });
  });
}
