import { setTimeout } from 'node:timers/promises';
import { refusals } from 'birrete/contract';
import type { Environment } from '../platform/settings/environment.ts';
import { readWholeNumber } from '../platform/settings/whole-number.ts';

/** The end of an instance, as balancers see it. */
export interface Drain {
  /** Makes the readiness check fail, and resolves when balancers had the time to notice. */
  begin(): Promise<void>;
  /** The answer to a readiness check while the instance drains. Undefined for all other requests, which still work. */
  answer(request: Request): Response | undefined;
}

/** Creates the drain of an instance, which takes a number of seconds. */
export function createDrain(seconds: number): Drain {
  let isDraining = false;
  return {
    async begin() {
      isDraining = true;
      await setTimeout(seconds * 1000);
    },
    answer(request) {
      if (!isDraining || new URL(request.url).pathname !== '/api/health') return undefined;
      return Response.json(
        { success: false, error: refusals.unavailable.message },
        { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '2' } },
      );
    },
  };
}

/**
 * Reads `BIRRETE_DRAIN_SECONDS`: from 0 to 60. The default is 5 in production, for balancers that check every 2 seconds,
 * and 0 elsewhere.
 * @throws Error that names the variable
 */
export function readDrainSeconds(env: Environment): number {
  const byDefault = env.NODE_ENV === 'production' ? 5 : 0;
  return readWholeNumber(env, 'BIRRETE_DRAIN_SECONDS', { byDefault, least: 0, most: 60 });
}
