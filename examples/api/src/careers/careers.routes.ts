import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { careerInput } from './careers.input.ts';
import { careerMessages as messages } from './careers.messages.ts';
import { listCareers } from './careers.query.ts';
import { createCareer, deleteCareer, updateCareer } from './change-career.ts';

/** /api/careers, for administrators. */
export function careerRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    return c.json({ success: true, data: await listCareers(services.kysely) });
  });
  routes.post('/', async (c) => {
    const input = await readBody(c, careerInput);
    const data = await createCareer(services, input, actOf(c, services));
    return c.json({ success: true, message: messages.created, data }, 201);
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const input = await readBody(c, careerInput);
    const data = await updateCareer(services, target, input, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.delete('/:id', async (c) => {
    await deleteCareer(services, targetOf(c, messages.notFound), actOf(c, services));
    return c.json({ success: true, message: messages.deleted });
  });
  return routes;
}
