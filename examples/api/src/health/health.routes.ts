import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiEnv, Services } from '../server/services.ts';

/** GET /api/health, an addition for balancers: 200 while the database answers. */
export function healthRoutes({ kysely }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    await sql`select 1`.execute(kysely);
    return c.json({ success: true });
  });
  return routes;
}
