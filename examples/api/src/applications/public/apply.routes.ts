import { applicationInputFor } from 'birrete/contract';
import type { Context } from 'hono';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { enforceAddressLimits } from '#platform/throttle/throttle.ts';
import { submitApplication } from './submit-application.ts';

export function applyRoutes(on: On, services: Services): void {
  const { kysely, settings, now, addressOf } = services;
  on(
    'apply',
    async ({ c, input, audit }) => {
      const { repeated, ...data } = await submitApplication(
        services,
        input,
        audit,
        readIdempotencyKey(c),
      );
      if (repeated) c.header('Idempotency-Replayed', 'true');
      return data;
    },
    {
      input: applicationInputFor(settings),
      before: async (c) => {
        const caller = { kind: 'apply', address: addressOf(c) };
        const limits = settings.throttle.applicationsByAddress;
        await enforceAddressLimits(kysely, caller, limits, now(), 'tooManyApplications');
        readIdempotencyKey(c);
      },
    },
  );
}

/** @throws ApiFailure 422 for a blank or long key. */
function readIdempotencyKey(c: Context<ApiEnv>): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > 200) throw refuse('idempotencyKeyInvalid');
  return key;
}
