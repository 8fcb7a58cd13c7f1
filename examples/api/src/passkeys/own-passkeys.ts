import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { passkeyAnswer } from 'birrete/contract';
import type { InferOutput } from 'valibot';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import { demandOwnPassword } from '../auth/own-password.ts';
import { holdSignedIn } from '../auth/sessions.ts';
import { violatesUnique } from '../server/database-failure.ts';
import { refuse } from '../server/failure.ts';
import type { Actor, Services } from '../server/services.ts';
import { keepChallenge, secondsToAnswer, takeChallenge } from './challenges.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';

/** The act of somebody who is signed in. */
type OwnAct = AuditContext & { actor: Pick<Actor, 'id' | 'sessionId'> };

/** The passkeys of somebody, newest first. */
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
 * What a browser needs to make one.
 * @throws ApiFailure 403 for a one-time password, which its owner chooses another for first, 422 for a wrong one, 429.
 */
export async function offerPasskey(
  services: Services,
  party: RelyingParty,
  actor: Actor,
  password: string,
) {
  const { kysely, now } = services;
  const user = await demandOwnPassword(services, actor, password);
  if (user.must_change_password) throw refuse('passwordChangeRequired');
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
  await keepChallenge(kysely, options.challenge, actor.id, now());
  return options;
}

/** EdDSA, ES256 and RS256. Unasked, the library tries Node for newer ones too, which calls them experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What a browser has made, and what its owner calls it. */
type NewPasskey = { credential: RegistrationResponseJSON; name: string };

/**
 * Adds one.
 * @throws ApiFailure 422 when it does not answer what was asked, 409 when it is known, 401 when the session has ended.
 */
export async function addPasskey(
  { kysely }: Services,
  party: RelyingParty,
  { credential: response, name }: NewPasskey,
  audit: OwnAct,
): Promise<void> {
  const userId = audit.actor.id;
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(kysely, challenge, userId, audit.at),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!made?.verified) throw refuse('passkeyNotAdded');
  const { id, publicKey, counter } = made.registrationInfo.credential;
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
      await holdSignedIn(trx, audit.actor);
      await trx.insertInto('passkeys').values(row).execute();
      const event = { action: 'passkey-added', subject: 'user', subjectId: userId };
      await recordAudit(trx, audit, { ...event, after: { name } });
    });
  } catch (error) {
    if (violatesUnique(error, 'passkeys_credential_id_key')) throw refuse('passkeyExists');
    throw error;
  }
}

/** Removes one of one's own. @throws ApiFailure 404. */
export async function removePasskey(
  { kysely }: Services,
  id: number,
  audit: OwnAct,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', audit.actor.id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw refuse('passkeyMissing');
    const event = { action: 'passkey-removed', subject: 'user', subjectId: audit.actor.id };
    await recordAudit(trx, audit, { ...event, before: removed });
  });
}
