import type { Kysely } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import { forgetFailures } from '../auth/failed-sign-ins.ts';
import type { PasswordHasher } from '../auth/password.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { accountBucket } from '../auth/sign-in.ts';
import { createTemporaryPassword, oneTimePassword } from '../auth/temporary-password.ts';
import type { Schema } from '../database/schema.ts';

/**
 * Gives somebody a new one-time password, by username or e-mail: the way back for an administrator whom nobody else can
 * help. His sessions end, and what guessers did to his account is forgotten.
 *
 * @returns the password to hand over.
 * @throws Error in plain words when there is no such user, or he is deactivated.
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
      .updateTable('users')
      .set(oneTimePassword(hash, now))
      .where((where) => where.or([where('username_key', '=', key), where('email_key', '=', key)]))
      .where('is_active', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (user === undefined) throw new Error(`No hay un usuario activo con el nombre ${name}.`);
    await endSessionsOf(trx, user.id);
    await forgetFailures(trx, accountBucket(user.id));
    const act = { actor: { id: null, name: 'admin command' }, at: now, requestId: 'command' };
    await recordAudit(trx, act, { action: 'password-reset', subject: 'user', subjectId: user.id });
  });
  return password;
}
