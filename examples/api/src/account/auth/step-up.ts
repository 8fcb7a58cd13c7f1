import type { Call } from 'birrete/contract';
import { administratorRole, needsFreshProof } from 'birrete/rules';
import type { Context } from 'hono';
import { type AuditContext, auditContextOf } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor, ApiEnv } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { stepUpHeader } from '#platform/http/response-headers.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { hasPasskeysAt } from './passkey-origin.ts';
import type { SignInMethod } from './sessions.ts';

/** The means by which a signed-in user can prove their identity again, by their names in `Birrete-Step-Up`. */
type Means = 'password' | 'passkey' | 'openid';

/**
 * Demands the proof of identity that a call needs, by its row in the contract. A session that a one-time password opened
 * serves for the calls that replace it alone, so that it is proof enough.
 *
 * @throws ApiFailure 403 with the means to prove it again.
 */
export async function demandProof(
  c: Context<ApiEnv>,
  services: Services,
  call: Pick<Call, 'proof'>,
): Promise<void> {
  const actor: Actor | undefined = c.get('actor');
  if (actor === undefined || actor.mustChangePassword) return;
  if (!needsFreshProof(call, canHavePassword(actor, services))) return;
  if (isRecent(actor, services)) return;
  const means = await meansOf(c, services, actor);
  const { requestId, address } = auditContextOf(c, services);
  const account = actor.id;
  logSecurity(services, { event: 'confirmation-required', requestId, address, account });
  throw refuse('stepUpRequired', { headers: { [stepUpHeader]: means.join(', ') } });
}

/** True unless the user is an administrator where these have no passwords. */
export function canHavePassword(
  { roleId }: Pick<Actor, 'roleId'>,
  { settings }: Pick<Services, 'settings'>,
): boolean {
  return settings.signIn.administrators === 'any' || roleId !== administratorRole;
}

/** True if the user proved their identity within the time of the settings. */
export function isRecent(
  { authenticatedAt }: Pick<Actor, 'authenticatedAt'>,
  services: Pick<Services, 'settings' | 'now'>,
): boolean {
  const { recentMinutes } = services.settings.signIn;
  if (recentMinutes === 0) return true;
  const oldest = services.now().getTime() - recentMinutes * 60_000;
  return authenticatedAt !== undefined && authenticatedAt.getTime() >= oldest;
}

/** Lists a user's means. A one-time password is no proof: it has been used, or somebody else may know it. */
async function meansOf(
  c: Context<ApiEnv>,
  services: Services,
  actor: Actor,
): Promise<readonly Means[]> {
  const { kysely, settings } = services;
  const { must_change_password, passkeys } = await kysely
    .selectFrom('users')
    .select('must_change_password')
    .select((where) =>
      where
        .selectFrom('passkeys')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('passkeys.user_id', '=', 'users.id')
        .as('passkeys'),
    )
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const hasPassword = canHavePassword(actor, services) && !must_change_password;
  const hasPasskey = Number(passkeys) > 0 && hasPasskeysAt(c, settings);
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(settings.openid === undefined ? [] : (['openid'] as const)),
  ];
}

/** A proof of a signed-in user's identity. */
interface Proof {
  readonly by: SignInMethod;
  /** The time of the proof. */
  readonly at: Date;
}

/** Stores that the user has proved their identity. @throws ApiFailure 401 if the session has ended meanwhile. */
export async function storeProof(
  services: Services,
  actor: Actor,
  { by, at }: Proof,
  audit: AuditContext,
): Promise<void> {
  await services.kysely.transaction().execute(async (trx) => {
    const session = await trx
      .updateTable('sessions')
      .set({ authenticated_at: at })
      .where('id', '=', actor.sessionId)
      .returning('id')
      .executeTakeFirst();
    if (session === undefined) throw refuse('sessionExpired');
    const event = { action: 'identity-confirmed', subject: 'user', subjectId: actor.id };
    await recordAccess(trx, { ...audit, actor }, { ...event, after: { by } });
  });
  const { requestId, address } = audit;
  logSecurity(services, { event: 'confirmed', requestId, address, account: actor.id, by });
}
