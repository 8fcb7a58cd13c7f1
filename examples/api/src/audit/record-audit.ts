import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';

/** Who does something, when, and in which request: what every change is signed with. */
export type Act = {
  actor: Pick<Actor, 'name'> & { id: number | null };
  at: Date;
  requestId: string;
};

/** What was done to what. `before` and `after` hold the fields concerned, never a secret. */
export type AuditEvent = {
  /** Past tense after the subject: 'created', 'status-changed', 'titles-issued'. */
  action: string;
  subject: string;
  subjectId: number | string;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
};

/** The act of a signed-in administrator's request. */
export function actOf(c: Context<ApiEnv>, services: Services): Act {
  return { actor: c.get('actor'), at: services.now(), requestId: c.get('requestId') };
}

/** The act of a visitor, who has no name here. */
export function publicAct(c: Context<ApiEnv>, services: Services): Act {
  return {
    actor: { id: null, name: 'public' },
    at: services.now(),
    requestId: c.get('requestId'),
  };
}

/**
 * Writes the trail in the transaction of the change itself: neither exists without the other.
 * The table refuses updates and deletions by trigger.
 */
export async function recordAudit(trx: Kysely<Schema>, act: Act, event: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      at: act.at,
      actor_id: act.actor.id,
      actor_name: act.actor.name,
      action: event.action,
      subject: event.subject,
      subject_id: String(event.subjectId),
      before: event.before === undefined ? null : JSON.stringify(event.before),
      after: event.after === undefined ? null : JSON.stringify(event.after),
      request_id: act.requestId,
    })
    .execute();
}

/** The fields that differ, on both sides; undefined when nothing does. */
export function differences<T extends object>(
  before: T,
  after: { [K in keyof T]?: T[K] | undefined },
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  const old = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined || Object.is(old.get(key), value)) continue;
    was[key] = old.get(key) ?? null;
    is[key] = value;
  }
  return Object.keys(is).length === 0 ? undefined : { before: was, after: is };
}
