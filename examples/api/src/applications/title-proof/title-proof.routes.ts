import { latestToday, refuseBirthDate } from 'birrete/rules';
import type { Context } from 'hono';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { recordListed } from '#evidence/audit/record-reads.ts';
import { rangesOf } from '#evidence/audit/shown-rows.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { offersProof } from '#platform/settings/proof-settings.ts';
import { createCountedLookUp } from '../public/counted-look-up.ts';
import { acceptCorrection, answerCorrection } from './decide-correction.ts';
import { createRenderProof } from './render-proof.ts';
import { answerTitleProof, readTitleProof } from './title-proof.ts';
import { listTitleProofs } from './title-proofs.query.ts';

/** Proofs of titles. 404 unless the settings offer them. */
export function titleProofRoutes(on: On, services: Services): void {
  const before = () => {
    if (!offersProof(services.settings)) throw refuse('unknownPath');
  };
  const withPictures = { ...services, renderProof: createRenderProof(services) };
  const identify = createIdentification(services);
  on(
    'readTitleProof',
    async ({ c }) => readTitleProof(withPictures, await identify(c), services.now()),
    {
      before,
    },
  );
  on(
    'answerTitleProof',
    async ({ c, input, audit }) => answerTitleProof(withPictures, await identify(c), input, audit),
    { before },
  );
  on(
    'listTitleProofs',
    async ({ audit }) => {
      const proofs = await listTitleProofs(services);
      const ids = proofs.map(({ application_id }) => application_id);
      await recordListed(services, audit, 'title-proofs', { applications: rangesOf(ids) });
      return proofs;
    },
    { before },
  );
  on(
    'acceptCorrection',
    ({ target, input, audit }) => {
      const birth = input.application?.date_of_birth;
      demand(refuseBirthDate(birth, latestToday(audit.at), 'birthDateInvalid'));
      return acceptCorrection(services, target, input, audit);
    },
    { before },
  );
  on(
    'answerCorrection',
    ({ target, input, audit }) => answerCorrection(services, target.id, input.reply, audit),
    { before },
  );
}

/**
 * Creates the function that demands the look-up's proof of identity, within its limits.
 * @returns the application's code. @throws ApiFailure 403 without a right proof, 404 or 429 as the look-up
 */
function createIdentification(services: Services) {
  const lookUp = createCountedLookUp(services);
  return async (c: Context<ApiEnv>): Promise<string> => {
    const { result, status } = await lookUp(c);
    if (result !== 'hit') throw refuse('proofIdentityRequired');
    return status.application.application_code;
  };
}
