import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { ApiFailure } from '#platform/http/failure.ts';
import { createCountedLookUp } from './counted-look-up.ts';

/** The status look-up: limited, with the same answer for every unknown code. */
export function statusRoutes(on: On, services: Services): void {
  const { metrics } = services;
  const lookUp = createCountedLookUp(services);
  on('findStatus', async ({ c }) => {
    try {
      const { result, status } = await lookUp(c);
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
