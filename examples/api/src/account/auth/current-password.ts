import type { Services } from '#calls/services.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { enforceRateLimit } from '#platform/throttle/throttle.ts';

/**
 * Checks the password of a signed-in user again, which protects a console that was left open.
 *
 * @returns the user.
 * @throws ApiFailure 422 if the password is wrong, 429 after too many attempts.
 */
export async function verifyCurrentPassword(
  { kysely, passwords, settings, log, now }: Services,
  { id }: Actor,
  password: string,
  requestId: string,
) {
  const bucket = { kind: 'password', parts: [String(id)] };
  await enforceRateLimit(kysely, bucket, settings.throttle.passwordChangesByAccount, now());
  const user = await kysely
    .selectFrom('users')
    .select(['password_hash', 'username', 'email', 'full_name', 'must_change_password'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (user === undefined || !(await passwords.verify(password, user.password_hash))) {
    logSecurity(log, { event: 'confirmation-failed', requestId, account: id, by: 'password' });
    throw refuse('wrongPassword');
  }
  return user;
}
