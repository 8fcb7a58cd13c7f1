import { Hono } from 'hono';
import { listCareers } from '../careers/careers.query.ts';
import type { ApiEnv, Services } from '../server/services.ts';

/** What the wizard offers: ceremonies that have not taken place, and active careers. */
export function publicCatalogueRoutes({ kysely }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/ceremonies', async (c) => {
    const data = await kysely
      .selectFrom('ceremonies')
      .select(['id', 'name', 'ceremony_date', 'ceremony_location', 'description', 'status'])
      .where('status', '<>', 'COMPLETADO')
      .orderBy('ceremony_date')
      .orderBy('id')
      .execute();
    return c.json({ success: true, data });
  });
  routes.get('/careers', async (c) => {
    return c.json({ success: true, data: await listCareers(kysely, { active: true }) });
  });
  return routes;
}
