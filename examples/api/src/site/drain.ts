import { setTimeout } from 'node:timers/promises';
import { refusals } from 'birrete/contract';

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
