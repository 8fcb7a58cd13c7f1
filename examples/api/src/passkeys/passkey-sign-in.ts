import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { recordAudit } from '../audit/record-audit.ts';
import { openSession, type SignedIn, selectUsers, type Visit } from '../auth/open-session.ts';
import { refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { enforceAddressLimits } from '../throttle/throttle.ts';
import { keepChallenge, secondsToAnswer, takeChallenge } from './challenges.ts';
import { handleOf, type RelyingParty } from './relying-party.ts';

/** What a browser needs to ask for one, of whoever has one. @throws ApiFailure 429. */
export async function askForPasskey(services: Services, party: RelyingParty, address: string) {
  const { kysely, now } = services;
  await count(services, 'passkey-question', address);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: secondsToAnswer * 1000,
  });
  await keepChallenge(kysely, options.challenge, null, now());
  return options;
}

/** Signs in whoever has it. @throws ApiFailure 401, and the trail says of whom it was; 429. */
export async function signInByPasskey(
  services: Services,
  party: RelyingParty,
  credential: AuthenticationResponseJSON,
  visit: Visit,
): Promise<SignedIn> {
  const refund = await count(services, 'passkey-answer', visit.address);
  const known = await findKnown(services, credential.id);
  const user = known && (await findUser(services, known));
  if (known && user?.is_active && (await isShown(services, party, credential, known))) {
    await refund();
    return openSession(services, user, visit, 'passkey');
  }
  await recordFailure(services, visit, known);
  throw refuse('passkeyNotRecognized');
}

function count({ kysely, settings, now }: Services, kind: string, address: string) {
  const limits = [settings.throttle.signInsByAddress];
  return enforceAddressLimits(kysely, { kind, address }, limits, now());
}

/** Whose it is, the key and the counter that were stored last. */
type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

function findKnown({ kysely }: Services, credentialId: string) {
  return kysely
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

function findUser({ kysely }: Services, known: Known) {
  return selectUsers(kysely).where('id', '=', known.user_id).executeTakeFirst();
}

/** A counter that did not grow is a copy's; of two answers at once that count alike, one passes. */
async function isShown(
  { kysely, now }: Services,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  { id, user_id, public_key, counter }: Known,
): Promise<boolean> {
  const shown = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(kysely, challenge, null, now()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: response.id,
      counter,
      publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    },
  }).catch(() => undefined);
  const handle = Buffer.from(handleOf(user_id)).toString('base64url');
  if (!shown?.verified || response.response.userHandle !== handle) return false;
  const stored = await kysely
    .updateTable('passkeys')
    .set({ counter: shown.authenticationInfo.newCounter, used_at: now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

function recordFailure(
  { kysely, now }: Services,
  { address, requestId }: Visit,
  known: Known | undefined,
): Promise<void> {
  return recordAudit(
    kysely,
    { at: now(), address, requestId, actor: { id: null, name: 'public' } },
    {
      action: 'sign-in-failed',
      subject: 'user',
      subjectId: known?.user_id ?? 'unknown',
      after: { opened_by: 'passkey' },
    },
  );
}
