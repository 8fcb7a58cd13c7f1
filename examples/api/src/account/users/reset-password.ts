import { refusePasswordReissue } from 'birrete/rules';
import type { Kysely, Transaction } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { demand } from '#platform/http/failure.ts';
import { demandVersion, type Target } from '#platform/http/target.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import type { PasswordHasher } from '#platform/passwords/password.ts';
import {
  createTemporaryPassword,
  oneTimePassword,
} from '#platform/passwords/temporary-password.ts';
import { forgetFailures } from '../auth/failed-sign-ins.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { accountBucket } from '../auth/sign-in.ts';
import { lockUser } from './users.query.ts';

/**
 * Gives somebody a new one-time password, by username or e-mail: for an administrator whom no other administrator can
 * help.
 *
 * @returns the password to hand over.
 * @throws Error with a message for the operator when there is no active user of that name.
 */
export async function resetPassword(
  kysely: Kysely<Schema>,
  passwords: PasswordHasher,
  name: string,
  now: Date,
): Promise<string> {
  const key = name.trim().normalize('NFC').toLowerCase();
  const password = createTemporaryPassword();
  const hash = await passwords.hash(password);
  await kysely.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) throw new Error(`No hay un usuario activo con el nombre ${name}.`);
    await replacePassword(trx, user.id, hash, commandAudit('admin command', now));
  });
  return password;
}

/**
 * Gives another user a new one-time password, in place of one that is lost or forgotten.
 *
 * @returns the password to hand over.
 * @throws ApiFailure 409 for the administrator who asks, who changes the password after sign-in, and for an inactive
 *   user; 404; 412 when the caller knows another version.
 */
export async function reissuePassword(
  services: Pick<Services, 'kysely' | 'passwords' | 'log' | 'settings'>,
  target: Target,
  audit: AuditContext,
): Promise<string> {
  const { kysely, passwords } = services;
  const password = createTemporaryPassword();
  const hash = await passwords.hash(password);
  await kysely.transaction().execute(async (trx) => {
    const user = await lockUser(trx, target.id, audit);
    demandVersion(target, user.version, 'rowChanged');
    demand(refusePasswordReissue(user.id === audit.actor.id, user.is_active));
    await replacePassword(trx, user.id, hash, audit);
  });
  const { requestId, address, actor } = audit;
  const account = target.id;
  logSecurity(services, { event: 'password-reset', requestId, address, account, actor: actor.id });
  return password;
}

/**
 * Ends the user's sessions, forgets failed sign-ins and removes the passkeys: somebody who took the account over may have
 * added one.
 */
export async function replacePassword(
  trx: Transaction<Schema>,
  id: number,
  hash: string,
  audit: AuditContext,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(oneTimePassword(hash, audit.at))
    .where('id', '=', id)
    .execute();
  await endSessionsOf(trx, id);
  const passkeys = trx.deleteFrom('passkeys').where('user_id', '=', id).returning('name');
  const removed = (await passkeys.execute()).map(({ name }) => name);
  await forgetFailures(trx, accountBucket(id));
  const event = { action: 'password-reset', subject: 'user', subjectId: id };
  await recordAudit(trx, audit, {
    ...event,
    ...(removed.length === 0 ? {} : { before: { passkeys: removed } }),
  });
}
