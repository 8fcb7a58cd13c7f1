import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { answerList } from '../lists/answer-list.ts';
import { invalid } from '../server/failure.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { targetOf } from '../server/target.ts';
import { applicationEditInput, decisionInput } from './applications.input.ts';
import { applicationMessages as messages } from './applications.messages.ts';
import { applicationList, applicationListTag } from './applications.query.ts';
import { confirmApplication, editApplication, rejectApplication } from './change-application.ts';

/** /api/applications, for administrators. */
export function applicationRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    const tag = await applicationListTag(services.kysely);
    return answerList(c, services, { name: 'applications', tag, list: applicationList });
  });
  routes.put('/:id', async (c) => {
    const target = targetOf(c, messages.notFound);
    const edit = await readBody(c, applicationEditInput);
    const data = await editApplication(services, target, edit, actOf(c, services));
    return c.json({ success: true, message: messages.updated, data });
  });
  routes.patch('/:id/confirm', async (c) => {
    const target = targetOf(c, messages.notFound);
    const { notes } = await readBody(c, decisionInput);
    const data = await confirmApplication(services, target, notes ?? null, actOf(c, services));
    return c.json({ success: true, message: messages.confirmed, data });
  });
  routes.patch('/:id/reject', async (c) => {
    const target = targetOf(c, messages.notFound);
    const { notes } = await readBody(c, decisionInput);
    if (!notes) throw invalid(messages.reasonRequired, { notes: messages.reasonRequired });
    const data = await rejectApplication(services, target, notes, actOf(c, services));
    return c.json({ success: true, message: messages.rejected, data });
  });
  return routes;
}
