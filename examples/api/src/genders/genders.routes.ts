import { Hono } from 'hono';
import type { ApiEnv, Services } from '../server/services.ts';

/** GET /api/genders, which the public wizard reads too. */
export function genderRoutes({ kysely }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    const data = await kysely.selectFrom('genders').select(['id', 'name']).orderBy('id').execute();
    return c.json({ success: true, data });
  });
  return routes;
}
