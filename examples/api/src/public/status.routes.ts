import type { On } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import { ApiFailure } from '../http/failure.ts';
import { logSecurity } from '../logging/security-log.ts';
import { createDisclosureCount } from './disclosures.ts';
import { type LookUp, lookUp } from './look-up.ts';

/** The status look-up: limited, with the same answer for every unknown code. */
export function statusRoutes(on: On, services: Services): void {
  const { addressOf, log, metrics } = services;
  const countDisclosure = createDisclosureCount(services);
  on('findStatus', async ({ c }) => {
    const asked: LookUp = {
      code: c.req.param('code') ?? '',
      proof: c.req.header('birrete-proof')?.trim() ?? '',
      address: addressOf(c),
    };
    try {
      const { result, status } = await lookUp(services, asked);
      // Before the answer, so that no disclosure goes uncounted.
      if (result === 'hit') {
        await countDisclosure({
          code: status.application.application_code,
          address: asked.address,
        });
      }
      if (result === 'wrong_proof') {
        logSecurity(log, { event: 'wrong-proof', requestId: c.get('requestId'), account: null });
      }
      metrics?.countLookUp(result);
      return status;
    } catch (error) {
      if (error instanceof ApiFailure) {
        metrics?.countLookUp(error.status === 404 ? 'miss' : 'refused');
      }
      throw error;
    }
  });
}
