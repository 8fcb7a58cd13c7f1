import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { hashContent, hashEntry } from './audit-chain.ts';

/** Who does something, when, and in which request: what every change is signed with. */
export type AuditContext = {
  actor: Pick<Actor, 'name'> & { id: number | null };
  at: Date;
  requestId: string;
  /** From where; a command on the server has none. */
  address?: string | undefined;
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

/** The act of the signed-in user, or of a nameless visitor. */
export function auditContextOf(c: Context<ApiEnv>, { now, addressOf }: Services): AuditContext {
  const actor: Actor | undefined = c.get('actor');
  return {
    at: now(),
    requestId: c.get('requestId'),
    address: addressOf(c),
    actor: actor ?? { id: null, name: 'public' },
  };
}

/**
 * Writes the trail in the transaction of the change itself: neither exists without the other. The table refuses changes
 * and deletions by trigger.
 *
 * Each entry holds the hash of the one before, so that one which is changed or taken out later shows. The end of the
 * chain stays locked until the transaction ends: call it last, for others wait meanwhile.
 */
export async function recordAudit(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  event: AuditEvent,
): Promise<void> {
  if (kysely.isTransaction) await append(kysely, audit, event);
  else await kysely.transaction().execute((trx) => append(trx, audit, event));
}

async function append(trx: Kysely<Schema>, audit: AuditContext, event: AuditEvent): Promise<void> {
  const { entries: position, hash: previous } = await trx
    .updateTable('audit_head')
    .set({ entries: sql`entries + 1` })
    .returning(['entries', 'hash'])
    .executeTakeFirstOrThrow();
  const personal = {
    actorName: audit.actor.name,
    address: audit.address ?? null,
    before: asJson(event.before),
    after: asJson(event.after),
  };
  const salt = randomBytes(16).toString('base64url');
  const contentHash = hashContent(personal, salt);
  const { action, subject } = event;
  const lasting = {
    position,
    action,
    subject,
    subjectId: String(event.subjectId),
    at: audit.at,
    actorId: audit.actor.id,
    requestId: audit.requestId,
  };
  const hash = hashEntry(previous, lasting, contentHash);
  await trx
    .insertInto('audit_entries')
    .values({
      at: audit.at,
      actor_id: audit.actor.id,
      actor_name: personal.actorName,
      address: personal.address,
      action,
      subject,
      subject_id: lasting.subjectId,
      before: personal.before === null ? null : JSON.stringify(personal.before),
      after: personal.after === null ? null : JSON.stringify(personal.after),
      request_id: audit.requestId,
      position,
      salt,
      content_hash: contentHash,
      hash,
    })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).execute();
}

/** As it will be read again: dates are text by then. */
function asJson(fields: AuditEvent['before']): unknown {
  return fields === undefined ? null : JSON.parse(JSON.stringify(fields));
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
