import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { type AuditContext, auditContextOf } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import type { AuditEvent } from './record-audit.ts';
import { recordShown, type ShownRows } from './shown-rows.ts';

/**
 * Records who read a long list of people, and which rows it showed. A read that is answered with 304 is not recorded.
 * Responds only after the read has been audited.
 *
 * @param readShown reads the rows of the list as it is; the result holds until the list has another tag
 */
export function recordReads(
  services: Services,
  subject: string,
  readShown: () => Promise<ShownRows>,
): MiddlewareHandler<ApiEnv> {
  let latest: { readonly tag: string; readonly shown: ShownRows } | undefined;
  const shownAt = async (tag: string) => {
    if (latest?.tag === tag) return latest.shown;
    const shown = await readShown();
    latest = { tag, shown };
    return shown;
  };
  return async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status !== 200) return;
    await orWithhold(c, async () => {
      const shown = await shownAt(c.res.headers.get('etag') ?? '');
      await recordListed(services, auditContextOf(c, services), subject, shown);
    });
  };
}

/** Records who read a list of people. */
export function recordListed(
  { kysely }: Pick<Services, 'kysely'>,
  audit: AuditContext,
  subject: string,
  shown: ShownRows,
): Promise<void> {
  return recordShown(kysely, audit, { action: 'listed', subject, subjectId: 'all' }, shown);
}

const exported = v.object({
  format: v.optional(v.unknown()),
  ceremony_id: v.optional(v.unknown()),
});

/** Records the export of a report: its name, format and ceremony, and which rows it shows. */
export function recordExports(
  services: Services,
  readShown: (ceremonyId: number | undefined) => Promise<ShownRows>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (c.req.method !== 'POST' || c.res.status !== 200) return;
    const after = v.parse(exported, await c.req.json());
    const subjectId = c.req.path.replace(/^.*\/reports\//, '');
    const event: AuditEvent = { action: 'exported', subject: 'report', subjectId, after };
    const audit = auditContextOf(c, services);
    await orWithhold(c, async () => {
      const shown = await readShown(Number(after.ceremony_id ?? 0) || undefined);
      await recordShown(services.kysely, audit, event, shown);
    });
    const { requestId, address, actor } = audit;
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
async function orWithhold(c: Context<ApiEnv>, record: () => Promise<void>): Promise<void> {
  try {
    await record();
  } catch (error) {
    await c.res.body?.cancel();
    throw error;
  }
}
