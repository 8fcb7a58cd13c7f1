import { Hono } from 'hono';
import * as v from 'valibot';
import { checkInput } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { auditAnswer } from './audit.answer.ts';

const largestPage = 500;

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Query of the trail: `limit` (100, at most 500) and `before`, the id that a page ends before. */
const auditQuery = v.object({
  limit: v.fallback(v.optional(digits), undefined),
  before: v.fallback(v.optional(digits), undefined),
});

const columns = v.keyof(auditAnswer).options;

/** GET /api/audit, an addition to the contract: the newest entries first, for administrators. */
export function auditRoutes({ kysely }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/', async (c) => {
    const { limit, before } = checkInput(auditQuery, c.req.query());
    let query = kysely
      .selectFrom('audit_entries')
      .select(columns)
      .orderBy('id', 'desc')
      .limit(Math.min(Math.max(limit ?? 100, 1), largestPage));
    if (before !== undefined) query = query.where('id', '<', before);
    return c.json({ success: true, data: await query.execute() });
  });
  return routes;
}
