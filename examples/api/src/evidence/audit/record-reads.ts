import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { auditContextOf } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import { recordAccess } from './record-access.ts';
import type { AuditEvent } from './record-audit.ts';

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
    await recordOrWithhold(c, services, { action: 'listed', subject, subjectId: 'all' });
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
    await recordOrWithhold(c, services, event);
    const { requestId, address, actor } = auditContextOf(c, services);
    logSecurity(services, {
      event: 'exported',
      requestId,
      address,
      account: actor.id,
      route: subjectId,
    });
  };
}

/** Records an access. If that fails, the answer is not sent, and its stream is closed, which ends its thread. */
async function recordOrWithhold(
  c: Context<ApiEnv>,
  services: Services,
  event: AuditEvent,
): Promise<void> {
  try {
    await recordAccess(services.kysely, auditContextOf(c, services), event);
  } catch (error) {
    await c.res.body?.cancel();
    throw error;
  }
}
