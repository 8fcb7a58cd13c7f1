import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { namedInput } from './named-catalogue.input.ts';
import { careerTypeMessages, facultyMessages } from './named-catalogue.messages.ts';
import {
  createNamed,
  deleteNamed,
  listNamed,
  type NamedCatalogue,
  renameNamed,
} from './named-catalogue.ts';

/** What /api/faculties keeps. */
export const faculties: NamedCatalogue = {
  table: 'faculties',
  careerColumn: 'faculty_id',
  subject: 'faculty',
  messages: facultyMessages,
};

/** What /api/career_types keeps. */
export const careerTypes: NamedCatalogue = {
  table: 'career_types',
  careerColumn: 'career_type_id',
  subject: 'career-type',
  messages: careerTypeMessages,
};

/** The four calls of a catalogue of names, for administrators. */
export function namedCatalogueRoutes(services: Services, catalogue: NamedCatalogue): Hono<ApiEnv> {
  const { kysely } = services;
  const { messages } = catalogue;
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    return c.json({ success: true, data: await listNamed(kysely, catalogue) });
  });
  routes.post('/', async (c) => {
    const input = await readBody(c, namedInput);
    const data = await createNamed(kysely, catalogue, input, actOf(c, services));
    return c.json({ success: true, message: messages.created, data }, 201);
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const input = await readBody(c, namedInput);
    const data = await renameNamed(kysely, catalogue, target, input, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.delete('/:id', async (c) => {
    await deleteNamed(kysely, catalogue, targetOf(c, messages.notFound), actOf(c, services));
    return c.json({ success: true, message: messages.deleted });
  });
  return routes;
}
