import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { On } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import { unavailable } from '../platform/database/database-failure.ts';

/** Timeout of the readiness check: load balancers poll every few seconds and need an answer sooner than a connection timeout. */
const patienceMs = 2_000;

/** Readiness and liveness. A restart does not repair a database, so liveness does not depend on it. */
export function healthRoutes(on: On, { kysely }: Services): void {
  on('checkHealth', async () => {
    const answered = sql`select 1`.execute(kysely).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([answered, setTimeout(patienceMs, false, { ref: false })]);
    if (!isReady) throw unavailable();
  });
  on('checkLife', () => undefined);
}
