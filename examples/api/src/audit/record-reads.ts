import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { ApiEnv, Services } from '../server/services.ts';
import { actOf, recordAudit } from './record-audit.ts';

const exported = v.object({
  format: v.optional(v.unknown()),
  ceremony_id: v.optional(v.unknown()),
});

/**
 * Notes who read a list of people. One who has it already, as his `If-None-Match` shows, learned nothing. Without its
 * entry in the trail no list leaves.
 */
export function recordReads(services: Services, subject: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status !== 200) return;
    const event = { action: 'listed', subject, subjectId: 'all' };
    await recordAudit(services.kysely, actOf(c, services), event);
  };
}

/** Notes who took a report away: which, in what format and of which ceremony. */
export function recordExports(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'POST' || c.res.status !== 200) return;
    const after = v.parse(exported, await c.req.json());
    const subjectId = c.req.path.replace(/^.*\/reports\//, '');
    const event = { action: 'exported', subject: 'report', subjectId, after };
    await recordAudit(services.kysely, actOf(c, services), event);
  };
}
