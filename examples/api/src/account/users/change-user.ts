import type { UserAnswer, UserUpdate } from 'birrete/contract';
import { changesAccess, refuseUserChange, refuseUserDeletion, userKeys } from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import { type ApiFailure, demand } from '#platform/http/failure.ts';
import { demandVersion, type Target } from '#platform/http/target.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { unlinkIdentities } from '../openid/link-identity.ts';
import { refusingTakenNames } from './create-user.ts';
import { describeUser, lockUser, type UserRow, userColumns } from './users.query.ts';

/** The caller of a change, and the refusal if they have not proved their identity recently. */
interface Caller {
  readonly audit: AuditContext;
  readonly refused: (() => ApiFailure) | undefined;
}

/**
 * Changes a user. Deactivation ends all sessions of the user.
 * @throws ApiFailure 403 for a change of access by a caller who has not proved their identity recently, and when the
 *   caller has lost their rights meanwhile; 404; 409 for a taken name, and for administrators who deactivate or demote
 *   themselves; 412 when the caller knows another version.
 */
export function updateUser(
  { kysely, settings }: Services,
  target: Target,
  input: UserUpdate,
  { audit, refused }: Caller,
): Promise<UserAnswer> {
  const { id } = target;
  return refusingTakenNames(() =>
    kysely.transaction().execute(async (trx) => {
      const user = await lockUser(trx, id, audit);
      const after: UserRow = { ...user, ...input, is_active: input.is_active ?? user.is_active };
      if (refused && changesAccess(user, after, settings.openid !== undefined)) throw refused();
      demandVersion(target, user.version, 'rowChanged');
      demand(refuseUserChange(id === audit.actor.id, after));
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
        before: user,
        after: input,
      });
      return describeUser(row);
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
    const event = { action: 'deleted', subject: 'user', subjectId: id };
    await recordAudit(trx, audit, { ...event, before });
  });
}
