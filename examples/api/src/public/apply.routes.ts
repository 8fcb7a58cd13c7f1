import { applicationInputFor } from 'birrete/contract';
import type { Context } from 'hono';
import type { On } from '../server/call-routes.ts';
import { refuse } from '../server/failure.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { enforceAddressLimits } from '../throttle/throttle.ts';
import { submitApplication } from './submit-application.ts';

export function applyRoutes(on: On, services: Services): void {
  const { kysely, settings, now, addressOf } = services;
  on(
    'apply',
    async ({ c, input, audit }) => {
      const { repeated, ...data } = await submitApplication(services, input, audit, keyOf(c));
      if (repeated) c.header('Idempotency-Replayed', 'true');
      return data;
    },
    {
      input: applicationInputFor(settings),
      before: async (c) => {
        const caller = { kind: 'apply', address: addressOf(c) };
        const limits = settings.throttle.applicationsByAddress;
        await enforceAddressLimits(kysely, caller, limits, now(), 'tooManyApplications');
        keyOf(c);
      },
    },
  );
}

/** @throws ApiFailure 422 for a blank or long key. */
function keyOf(c: Context<ApiEnv>): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > 200) throw refuse('idempotencyKeyInvalid');
  return key;
}
