import type { Context } from 'hono';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor, ApiEnv } from '#platform/http/api-env.ts';
import { type ApiFailure, refuse } from '#platform/http/failure.ts';
import { stepUpHeader } from '#platform/http/response-headers.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { hasPasskeysAt } from './passkey-origin.ts';
import type { SignInMethod } from './sessions.ts';

/** The means by which a signed-in user can prove their identity again, by their names in `Birrete-Step-Up`. */
type Means = 'password' | 'passkey' | 'openid';

/**
 * Demands that the user has proved their identity recently.
 *
 * @throws ApiFailure 403 with the means to prove it again.
 */
export async function demandRecent(c: Context<ApiEnv>, services: Services): Promise<void> {
  const refused = await refusalUnlessRecent(c, services);
  if (refused !== undefined) throw refused();
}

/**
 * Prepares the refusal for a user who has not proved their identity recently; undefined for others. Call it before a
 * transaction: it reads the database.
 */
export async function refusalUnlessRecent(
  c: Context<ApiEnv>,
  services: Services,
): Promise<(() => ApiFailure) | undefined> {
  const actor = c.get('actor');
  if (isRecent(actor, services)) return undefined;
  const means = await meansOf(c, services, actor);
  const requestId = c.get('requestId');
  return () => {
    const account = actor.id;
    logSecurity(services.log, { event: 'confirmation-required', requestId, account });
    return refuse('stepUpRequired', { headers: { [stepUpHeader]: means.join(', ') } });
  };
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
  { kysely, settings }: Services,
  { id }: Actor,
): Promise<readonly Means[]> {
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
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hasPassword = settings.signIn.administrators === 'any' && !must_change_password;
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
  { kysely, log }: Services,
  actor: Actor,
  { by, at }: Proof,
  audit: AuditContext,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
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
  logSecurity(log, { event: 'confirmed', requestId: audit.requestId, account: actor.id, by });
}

/** Logs a proof that was wrong. @returns the refusal. */
export function refuseProof(
  { log }: Services,
  { id }: Actor,
  by: SignInMethod,
  { requestId }: AuditContext,
): ApiFailure {
  logSecurity(log, { event: 'confirmation-failed', requestId, account: id, by });
  return refuse('notConfirmed');
}
