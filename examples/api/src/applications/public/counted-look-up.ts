import type { Context } from 'hono';
import type { Services } from '#calls/services.ts';
import { createDisclosureCount } from '#evidence/disclosures/disclosures.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { lookUp, type Shown } from './look-up.ts';

/**
 * Creates the function that looks up the application of a call's path, with the call's proof. It counts disclosures of
 * personal data and logs wrong proofs.
 */
export function createCountedLookUp(services: Services): (c: Context<ApiEnv>) => Promise<Shown> {
  const { addressOf } = services;
  const countDisclosure = createDisclosureCount(services);
  return async (c) => {
    const address = addressOf(c);
    const shown = await lookUp(services, {
      code: c.req.param('code') ?? '',
      proof: c.req.header('birrete-proof')?.trim() ?? '',
      address,
    });
    // Before the answer, so that no disclosure goes uncounted.
    if (shown.result === 'hit') {
      await countDisclosure({ code: shown.status.application.application_code, address });
    }
    if (shown.result === 'wrong_proof') {
      const requestId = c.get('requestId');
      logSecurity(services, { event: 'wrong-proof', requestId, address, account: null });
    }
    return shown;
  };
}
