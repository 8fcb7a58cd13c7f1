import type { RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { enforceRateLimit } from '#platform/throttle/throttle.ts';
import { checkProof } from './check-proof.ts';

/**
 * Checks the password of a signed-in user again, which protects a console that was left open. The limits are those of
 * the session, so that somebody who took it does not lock its owner out of the others.
 *
 * @returns the user.
 * @throws ApiFailure 422 if the password is wrong, 401 when that ends the session, 429 after too many attempts.
 */
export async function verifyCurrentPassword(
  services: Services,
  actor: Actor,
  password: string,
  audit: RequestAudit,
) {
  const { kysely, passwords, settings, now } = services;
  const bucket = { kind: 'password', parts: [String(actor.sessionId)] };
  await enforceRateLimit(kysely, bucket, settings.throttle.passwordChecksBySession, now());
  const user = await kysely
    .selectFrom('users')
    .select(['password_hash', 'username', 'email', 'full_name', 'must_change_password'])
    .where('id', '=', actor.id)
    .executeTakeFirst();
  if (user === undefined) throw refuse('sessionExpired');
  return checkProof(services, { actor, by: 'password', audit }, async () =>
    (await passwords.verify(password, user.password_hash)) ? user : undefined,
  );
}
