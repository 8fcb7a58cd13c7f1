import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { logSecurity } from '../server/security-log.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { auditContextOf, recordAudit } from './record-audit.ts';

const exported = v.object({
  format: v.optional(v.unknown()),
  ceremony_id: v.optional(v.unknown()),
});

/**
 * Records who read a list of people. A read that is answered with 304 is not recorded. Responds only after the read has
 * been audited.
 */
export function recordReads(services: Services, subject: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status !== 200) return;
    const event = { action: 'listed', subject, subjectId: 'all' };
    await recordAudit(services.kysely, auditContextOf(c, services), event);
  };
}

/** Records the export of a report: its name, format and ceremony. */
export function recordExports(services: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'POST' || c.res.status !== 200) return;
    const after = v.parse(exported, await c.req.json());
    const subjectId = c.req.path.replace(/^.*\/reports\//, '');
    const event = { action: 'exported', subject: 'report', subjectId, after };
    const audit = auditContextOf(c, services);
    await recordAudit(services.kysely, audit, event);
    const { requestId, actor } = audit;
    logSecurity(services.log, {
      event: 'exported',
      requestId,
      account: actor.id,
      route: subjectId,
    });
  };
}
