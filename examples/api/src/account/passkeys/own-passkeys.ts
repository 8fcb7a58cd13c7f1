import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { passkeyAnswer } from 'birrete/contract';
import type { InferOutput } from 'valibot';
import type { AuditContext, RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { verifyCurrentPassword } from '../auth/current-password.ts';
import { selectUsers } from '../auth/open-session.ts';
import { endSessionsOf, lockSession } from '../auth/sessions.ts';
import { storeProof } from '../auth/step-up.ts';
import { consumeChallenge, secondsToAnswer, storeChallenge } from './challenges.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';

/** The audit context of a signed-in user. */
type SignedInContext = AuditContext & { readonly actor: Actor };

/** Lists the passkeys of the signed-in user, newest first. */
export async function listPasskeys(
  { kysely }: Services,
  { id }: Actor,
): Promise<InferOutput<typeof passkeyAnswer>[]> {
  const rows = await kysely
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    used_at: row.used_at?.toISOString() ?? null,
  }));
}

/**
 * Checks the password of a user who adds a passkey. It proves their identity, also for the call that follows.
 * @throws ApiFailure 403 for a one-time password, 401, 422, 429.
 */
export async function verifyOwner(
  services: Services,
  password: string,
  audit: RequestAudit & SignedInContext,
): Promise<void> {
  const user = await verifyCurrentPassword(services, audit.actor, password, audit);
  if (user.must_change_password) throw refuse('passwordChangeRequired');
  await storeProof(services, audit.actor, { by: 'password', at: audit.at }, audit);
}

/** Creates the options with which a browser creates a passkey. */
export async function offerPasskey(
  services: Services,
  party: RelyingParty,
  actor: Pick<Actor, 'id'>,
) {
  const { kysely, now } = services;
  const user = await selectUsers(kysely).where('id', '=', actor.id).executeTakeFirstOrThrow();
  const known = await kysely
    .selectFrom('passkeys')
    .select('credential_id as id')
    .where('user_id', '=', actor.id)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: user.username,
    userDisplayName: user.full_name,
    excludeCredentials: known,
    userID: handleOf(actor.id),
    supportedAlgorithmIDs,
    timeout: secondsToAnswer * 1000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(kysely, options.challenge, actor.id, now());
  return options;
}

/** EdDSA, ES256 and RS256. By default the library also uses newer ones, for which Node prints a warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey that a browser has created, with the name that its owner chose. */
interface NewPasskey {
  readonly credential: RegistrationResponseJSON;
  readonly name: string;
}

/**
 * Adds a passkey to the signed-in user. It replaces a one-time password: the session that one opened ends, and the user
 * signs in with the passkey.
 * @throws ApiFailure 422 if it does not answer a valid challenge, 409 if it is stored already, 401 if the session has ended.
 */
export async function addPasskey(
  services: Services,
  party: RelyingParty,
  { credential: response, name }: NewPasskey,
  audit: SignedInContext,
): Promise<void> {
  const { kysely } = services;
  const { requestId, address } = audit;
  const userId = audit.actor.id;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(kysely, challenge, userId, audit.at),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) throw refuse('passkeyNotAdded');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const row = {
    credential_id: id,
    user_id: userId,
    name,
    counter,
    created_at: audit.at,
    public_key: Buffer.from(publicKey).toString('base64url'),
  };
  try {
    await kysely.transaction().execute(async (trx) => {
      await lockSession(trx, audit.actor);
      await trx.insertInto('passkeys').values(row).execute();
      if (audit.actor.mustChangePassword) await endSessionsOf(trx, userId);
      const event = { action: 'passkey-added', subject: 'user', subjectId: userId };
      await recordAccess(trx, audit, { ...event, after: { name } });
    });
    logSecurity(services, { event: 'passkey-added', requestId, address, account: userId });
  } catch (error) {
    if (violatesUnique(error, 'passkeys_credential_id_key')) throw refuse('passkeyExists');
    throw error;
  }
}

/** Removes a passkey of the signed-in user. @throws ApiFailure 404 for a passkey of another user. */
export async function removePasskey(
  services: Services,
  id: number,
  audit: SignedInContext,
): Promise<void> {
  await services.kysely.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', audit.actor.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw refuse('passkeyMissing');
    const event = { action: 'passkey-removed', subject: 'user', subjectId: audit.actor.id };
    await recordAccess(trx, audit, { ...event, before: removed });
  });
  const { requestId, address, actor } = audit;
  logSecurity(services, { event: 'passkey-removed', requestId, address, account: actor.id });
}
