import { maxWrongProofs } from 'birrete/rules';
import { sql } from 'kysely';
import type { RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { endSessionOf, type SignInMethod } from './sessions.ts';

/** An attempt of a signed-in user to prove their identity. */
export interface ProofAttempt {
  readonly actor: Actor;
  readonly by: SignInMethod;
  readonly audit: RequestAudit;
}

/**
 * Checks a proof of a signed-in user's identity. Wrong proofs count for the session alone, and the fifth in a row ends
 * it: somebody who guesses with a stolen token loses it, and its owner continues elsewhere. An attempt counts as wrong
 * before its check, so that simultaneous guesses cannot all be checked.
 *
 * @param check returns undefined for a wrong proof
 * @throws ApiFailure 422 for a wrong proof, 401 when it ends the session
 */
export async function checkProof<Proof>(
  services: Services,
  attempt: ProofAttempt,
  check: () => Promise<Proof | undefined>,
): Promise<Proof> {
  const { actor, by, audit } = attempt;
  const wrong = await countWrong(services, actor);
  if (wrong > maxWrongProofs) throw await endGuessing(services, attempt);
  const proof = await check().catch(async (error: unknown) => {
    await setWrong(services, actor, wrong - 1);
    throw error;
  });
  if (proof !== undefined) {
    await setWrong(services, actor, 0);
    return proof;
  }
  const { requestId, address } = audit;
  logSecurity(services, {
    event: 'confirmation-failed',
    requestId,
    address,
    account: actor.id,
    by,
  });
  if (wrong === maxWrongProofs) throw await endGuessing(services, attempt);
  throw refuse(by === 'password' ? 'wrongPassword' : 'notConfirmed');
}

/** Counts an attempt. @throws ApiFailure 401 if the session has ended meanwhile. */
async function countWrong({ kysely }: Services, { sessionId }: Actor): Promise<number> {
  const counted = await kysely
    .updateTable('sessions')
    .set({ wrong_proofs: sql`wrong_proofs + 1` })
    .where('id', '=', sessionId)
    .returning('wrong_proofs')
    .executeTakeFirst();
  if (counted === undefined) throw refuse('sessionExpired');
  return counted.wrong_proofs;
}

async function setWrong({ kysely }: Services, { sessionId }: Actor, count: number): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ wrong_proofs: count })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends the session of somebody who guesses. @returns the refusal */
async function endGuessing(services: Services, { actor, audit }: ProofAttempt) {
  const { id, sessionId } = actor;
  const hasEnded = await services.kysely.transaction().execute(async (trx) => {
    const ended = await endSessionOf(trx, id, sessionId);
    const event = { action: 'session-ended', subject: 'user', subjectId: id };
    if (ended)
      await recordAccess(trx, audit, { ...event, after: { wrong_proofs: maxWrongProofs } });
    return ended;
  });
  const { requestId, address } = audit;
  if (hasEnded) {
    logSecurity(services, { event: 'session-ended', requestId, address, account: id });
  }
  return refuse('sessionExpired');
}
