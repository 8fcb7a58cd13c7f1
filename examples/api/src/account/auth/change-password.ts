import type { RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { chosenPassword } from '#platform/passwords/temporary-password.ts';
import { verifyCurrentPassword } from './current-password.ts';
import { endSessionsOf, startSession } from './sessions.ts';

/** The current and the new password, with the caller's browser. */
export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly userAgent: string | undefined;
}

/**
 * Sets a new password for the signed-in user, ends all their sessions and starts a new one.
 *
 * @returns the token of the new session.
 * @throws ApiFailure 422 if the current password is wrong or the new one is not accepted, 429 after too many attempts.
 */
export async function changePassword(
  services: Services,
  { current_password, new_password, userAgent }: PasswordChange,
  audit: RequestAudit & { readonly actor: Actor },
): Promise<string> {
  const { kysely, passwords, settings } = services;
  const { actor, at: now, address, requestId } = audit;
  const user = await verifyCurrentPassword(services, actor, current_password, audit);
  if (new_password === current_password) throw refuse('samePassword');
  const accountData = [user.username, user.email, user.full_name];
  if (await services.passwordStrength.isGuessable(new_password, accountData)) {
    throw refuse('guessablePassword');
  }
  const hash = await passwords.hash(new_password);
  const renewed = await kysely.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set(chosenPassword(hash))
      .where('id', '=', actor.id)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    // A concurrent change was stored first, so `current_password` is outdated.
    if (changed === undefined) throw refuse('wrongPassword');
    await endSessionsOf(trx, actor.id);
    const hours = settings.sessionHours;
    const { id: userId, openedBy } = actor;
    const opened = { userId, now, hours, address, userAgent, openedBy };
    const token = await startSession(trx, opened);
    const event = { action: 'password-changed', subject: 'user', subjectId: actor.id };
    await recordAccess(trx, audit, event);
    return token;
  });
  logSecurity(services, { event: 'password-changed', requestId, address, account: actor.id });
  return renewed;
}
