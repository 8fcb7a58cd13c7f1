import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { enforceAddressLimits } from '#platform/throttle/throttle.ts';
import { checkProof } from '../auth/check-proof.ts';
import {
  openSession,
  type SignedIn,
  type SignInClient,
  selectUsers,
} from '../auth/open-session.ts';
import { storeProof } from '../auth/step-up.ts';
import { consumeChallenge, secondsToAnswer, storeChallenge } from './challenges.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';

/** Creates the options with which a browser asks for a passkey of any user. @throws ApiFailure 429. */
export async function askForPasskey(services: Services, party: RelyingParty, address: string) {
  const { kysely, now } = services;
  await count(services, 'passkey-question', address);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: secondsToAnswer * 1000,
  });
  await storeChallenge(kysely, options.challenge, null, now());
  return options;
}

/** Signs in the owner of a passkey. @throws ApiFailure 401, which the audit trail records with the owner; 429. */
export async function signInByPasskey(
  services: Services,
  party: RelyingParty,
  credential: AuthenticationResponseJSON,
  client: SignInClient,
): Promise<SignedIn> {
  const refund = await count(services, 'passkey-answer', client.address);
  const passkey = await findPasskey(services, credential.id);
  const user = passkey && (await findUser(services, passkey));
  if (passkey && user?.is_active && (await verifyPasskey(services, party, credential, passkey))) {
    await refund();
    return openSession(services, user, client, { openedBy: 'passkey' });
  }
  await recordFailure(services, client, passkey);
  throw refuse('passkeyNotRecognized');
}

/** Confirms the identity of a signed-in user by one of their passkeys. @throws ApiFailure 422 for another, 401, 429. */
export async function confirmByPasskey(
  services: Services,
  party: RelyingParty,
  credential: AuthenticationResponseJSON,
  { actor, audit }: { readonly actor: Actor; readonly audit: RequestAudit },
): Promise<void> {
  const refund = await count(services, 'passkey-answer', audit.address);
  await checkProof(services, { actor, by: 'passkey', audit }, async () => {
    const passkey = await findPasskey(services, credential.id);
    if (passkey?.user_id !== actor.id) return undefined;
    return (await verifyPasskey(services, party, credential, passkey)) ? passkey : undefined;
  });
  await refund();
  await storeProof(services, actor, { by: 'passkey', at: audit.at }, audit);
}

function count({ kysely, settings, now }: Services, kind: string, address: string) {
  const limits = [settings.throttle.signInsByAddress];
  return enforceAddressLimits(kysely, { kind, address }, limits, now());
}

/** A stored passkey: its owner, public key and last counter. */
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey({ kysely }: Services, credentialId: string) {
  return kysely
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

function findUser({ kysely }: Services, passkey: StoredPasskey) {
  return selectUsers(kysely).where('id', '=', passkey.user_id).executeTakeFirst();
}

/**
 * Verifies the answer of a device and stores its counter. A counter that has not increased indicates a copy. Of two
 * simultaneous answers with the same counter, one passes.
 */
async function verifyPasskey(
  { kysely, now }: Services,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  { id, user_id, public_key, counter }: StoredPasskey,
): Promise<boolean> {
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(kysely, challenge, null, now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: response.id,
      counter,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    },
  }).catch(() => undefined);
  const handle = Buffer.from(handleOf(user_id)).toString('base64url');
  if (!verified?.verified || response.response.userHandle !== handle) return false;
  const stored = await kysely
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

function recordFailure(
  services: Services,
  { address, requestId }: SignInClient,
  passkey: StoredPasskey | undefined,
): Promise<void> {
  const account = passkey?.user_id ?? null;
  logSecurity(services, { event: 'sign-in-failed', requestId, address, account, by: 'passkey' });
  return recordAccess(
    services.kysely,
    { at: services.now(), address, requestId, actor: { id: null, name: 'public' } },
    {
      action: 'sign-in-failed',
      subject: 'user',
      subjectId: passkey?.user_id ?? 'unknown',
      after: { opened_by: 'passkey' },
    },
  );
}
