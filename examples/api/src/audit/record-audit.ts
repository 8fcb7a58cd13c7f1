import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Actor, ApiEnv, Services } from '../server/services.ts';
import { hashContent, hashEntry } from './audit-chain.ts';
import { holdMark, logMarksOf } from './log-marks.ts';
import type { Seals } from './seals.ts';

/** The actor, time and origin of a change, for its audit entry. */
export interface AuditContext {
  readonly actor: Pick<Actor, 'name'> & { readonly id: number | null };
  readonly at: Date;
  readonly requestId: string;
  /** The client's address; undefined for a command on the server. */
  readonly address?: string | undefined;
}

/** An action on a subject. `before` and `after` contain the changed fields, and never secrets. */
export interface AuditEvent {
  /** Past tense after the subject: 'created', 'status-changed', 'titles-issued'. */
  readonly action: string;
  readonly subject: string;
  readonly subjectId: number | string;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  /** Hashes of the append-only rows that the action stored. An erasure leaves them. */
  readonly seals?: Seals | undefined;
}

/** Reads the audit context of a request: the signed-in user, or an anonymous visitor. */
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
 * Writes an audit entry in the transaction of the change, so that neither is stored without the other. A trigger refuses
 * to change or delete entries.
 *
 * Each entry contains the hash of the previous one, which reveals later changes and deletions. The end of the chain
 * stays locked until the transaction ends: call this last, because other changes wait meanwhile.
 */
export async function recordAudit(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  event: AuditEvent,
): Promise<void> {
  if (kysely.isTransaction) await append(kysely, audit, event);
  else await logMarksOf(() => kysely.transaction().execute((trx) => append(trx, audit, event)));
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
    seals: event.seals ?? null,
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
      seals: lasting.seals === null ? null : JSON.stringify(lasting.seals),
      position,
      salt,
      content_hash: contentHash,
      hash,
    })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).execute();
  holdMark({ position, hash });
}

/** Converts the fields to the JSON that the database returns: dates become text. */
function asJson(fields: AuditEvent['before']): unknown {
  return fields === undefined ? null : JSON.parse(JSON.stringify(fields));
}

/** Finds the fields of `after` that differ, with both values; undefined if none does. */
export function differences<T extends object>(
  before: T,
  after: { [K in keyof T]?: T[K] | undefined },
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const previous: Record<string, unknown> = {};
  const changed: Record<string, unknown> = {};
  const old = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined || Object.is(old.get(key), value)) continue;
    previous[key] = old.get(key) ?? null;
    changed[key] = value;
  }
  return Object.keys(changed).length === 0 ? undefined : { before: previous, after: changed };
}
