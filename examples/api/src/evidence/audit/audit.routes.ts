import { auditAnswer } from 'birrete/contract';
import * as v from 'valibot';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { checkInput } from '#platform/http/read-body.ts';
import { recordListed } from './record-reads.ts';
import { rangesOf } from './shown-rows.ts';

const largestPage = 500;

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** The query: `limit` (default 100, at most 500) and `before`, the id before which the page ends. */
const auditQuery = v.object({
  limit: v.fallback(v.optional(digits), undefined),
  before: v.fallback(v.optional(digits), undefined),
});

const columns = v.keyof(auditAnswer).options;

export function auditRoutes(on: On, services: Services): void {
  on('readAudit', async ({ c, audit }) => {
    const { limit, before } = checkInput(auditQuery, c.req.query());
    let query = services.kysely
      .selectFrom('audit_entries')
      .select(columns)
      .orderBy('id', 'desc')
      .limit(Math.min(Math.max(limit ?? 100, 1), largestPage));
    if (before !== undefined) query = query.where('id', '<', before);
    const entries = await query.execute();
    const ids = entries.map(({ id }) => id);
    await recordListed(services, audit, 'audit', { entries: rangesOf(ids) });
    return c.json({ success: true, data: entries });
  });
}
