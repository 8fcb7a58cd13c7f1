import { Hono } from 'hono';
import { actOf } from '../audit/record-audit.ts';
import { answerList } from '../lists/answer-list.ts';
import { pathId } from '../server/path-id.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { issueTitles } from './bulk-issue.ts';
import { bulkIssueInput } from './titles.input.ts';
import { titleMessages as messages } from './titles.messages.ts';
import { titleList, titleListTag } from './titles.query.ts';

/** /api/titles, for administrators. */
export function titleRoutes(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    const tag = await titleListTag(services.kysely);
    return answerList(c, services, { name: 'titles', tag, list: titleList });
  });
  routes.post('/ceremony/:id/bulk-emit', async (c) => {
    const ceremonyId = pathId(c, messages.ceremonyNotFound);
    const { emission_date } = await readBody(c, bulkIssueInput);
    const issue = { ceremonyId, issueDate: emission_date };
    const data = await issueTitles(services, issue, actOf(c, services));
    const message = data.count > 0 ? messages.issued(data.count) : messages.noneLeft;
    return c.json({ success: true, message, data });
  });
  return routes;
}
