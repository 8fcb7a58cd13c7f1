import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { degreeTitleInput } from './degree-titles.input.ts';
import { degreeTitleMessages as messages } from './degree-titles.messages.ts';
import {
  createDegreeTitle,
  deleteDegreeTitle,
  listDegreeTitles,
  updateDegreeTitle,
} from './degree-titles.ts';

/** /api/degree-titles, for administrators. */
export function degreeTitleRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    return c.json({ success: true, data: await listDegreeTitles(services.kysely) });
  });
  routes.post('/', async (c) => {
    const input = await readBody(c, degreeTitleInput);
    const data = await createDegreeTitle(services, input, actOf(c, services));
    return c.json({ success: true, message: messages.created, data }, 201);
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const input = await readBody(c, degreeTitleInput);
    const data = await updateDegreeTitle(services, target, input, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.delete('/:id', async (c) => {
    await deleteDegreeTitle(services, targetOf(c, messages.notFound), actOf(c, services));
    return c.json({ success: true, message: messages.deleted });
  });
  return routes;
}
