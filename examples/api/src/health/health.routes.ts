import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { answerFailure } from '../server/answer-failure.ts';
import { unavailable } from '../server/database-failure.ts';
import type { ApiEnv, Services } from '../server/services.ts';

/** A balancer asks again every few seconds, and waits for no connection attempt to time out. */
const patienceMs = 2_000;

/**
 * GET /api/health, an addition for balancers: 200 while the database answers, else 503. GET /api/health/live says that
 * the process answers at all: starting it anew brings no database back.
 */
export function healthRoutes({ kysely }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    const answered = sql`select 1`.execute(kysely).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([answered, setTimeout(patienceMs, false, { ref: false })]);
    return isReady ? c.json({ success: true }) : answerFailure(c, unavailable());
  });
  routes.get('/live', (c) => c.json({ success: true }));
  return routes;
}
