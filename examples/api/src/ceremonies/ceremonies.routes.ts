import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { ceremonyInput, completionInput } from './ceremonies.input.ts';
import { ceremonyMessages as messages } from './ceremonies.messages.ts';
import { listCeremonies } from './ceremonies.query.ts';
import { completeCeremony, createCeremony, updateCeremony } from './change-ceremony.ts';
import { deleteCeremony } from './delete-ceremony.ts';

/** /api/ceremonies, for administrators. */
export function ceremonyRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    return c.json({ success: true, data: await listCeremonies(services.kysely) });
  });
  routes.post('/', async (c) => {
    const input = await readBody(c, ceremonyInput);
    const data = await createCeremony(services, input, actOf(c, services));
    return c.json({ success: true, message: messages.created, data }, 201);
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const input = await readBody(c, ceremonyInput);
    const data = await updateCeremony(services, target, input, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.delete('/:id', async (c) => {
    await deleteCeremony(services, targetOf(c, messages.notFound), actOf(c, services));
    return c.json({ success: true, message: messages.deleted });
  });
  routes.post('/:id/complete', async (c) => {
    const target = targetOf(c, messages.notFound);
    const { notes } = await readBody(c, completionInput);
    const data = await completeCeremony(services, target, notes ?? null, actOf(c, services));
    return c.json({ success: true, message: messages.completed, data });
  });
  return routes;
}
